// Stands in for a client module that no page needs.

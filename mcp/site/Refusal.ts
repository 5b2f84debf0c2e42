/** Why a call cannot be answered: `message` says what was found and what to pass. It never contains a key. */
export class Refusal extends Error {}

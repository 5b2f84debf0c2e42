import {createContext} from 'react';

/** Id of the field table around a field; undefined outside one. */
export const TableId = createContext<string | undefined>(undefined);

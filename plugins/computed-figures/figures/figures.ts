import type {Figures} from '../Figures';
import {batteryFigures} from './batteryFigures';
import {budgetFigures} from './budgetFigures';
import {chanceFigures} from './chanceFigures';
import {clockFigures} from './clockFigures';
import {palletFigures} from './palletFigures';

const parts = [chanceFigures, batteryFigures, budgetFigures, clockFigures, palletFigures];

/** Every figure that a page can name. */
export const figures: Figures = {
  tables: Object.assign({}, ...parts.map(({tables}) => tables)),
  values: Object.assign({}, ...parts.map(({values}) => values)),
};

import type {Figures} from '../Figures';
import {batteryFigures} from './batteryFigures';
import {budgetFigures} from './budgetFigures';
import {chanceFigures} from './chanceFigures';
import {clockFigures} from './clockFigures';
import {palletFigures} from './palletFigures';
import {pilotFigures} from './pilotFigures';

const parts = [chanceFigures, batteryFigures, budgetFigures, clockFigures, palletFigures, pilotFigures];

/** Every figure that a page can name. */
export const figures: Figures = {
  tables: Object.assign({}, ...parts.map(({tables}) => tables)),
  values: Object.assign({}, ...parts.map(({values}) => values)),
};

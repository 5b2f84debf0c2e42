import type {Figures} from '../remarkComputed';
import {batteryFigures} from './batteryFigures';
import {chanceFigures} from './chanceFigures';
import {dayFigures} from './dayFigures';
import {palletFigures} from './palletFigures';
import {pilotFigures} from './pilotFigures';

const parts = [chanceFigures, batteryFigures, dayFigures, palletFigures, pilotFigures];

export const figures: Figures = {
  tables: Object.assign({}, ...parts.map(({tables}) => tables)),
  values: Object.assign({}, ...parts.map(({values}) => values)),
};

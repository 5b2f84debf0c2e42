export {Arrow, type ArrowProps, type Point} from './Arrow';
export {Badge, badgeRadius} from './Badge';
export {Box} from './Box';
export {Drawing, type View} from './Drawing';
export {Lines, lineHeight} from './Lines';
export type {PlacedText, Rectangle} from './shapes';
export {default as drawingStyles} from './styles.module.css';
export {wrapLines} from './wrapLines';
export {widestLine, wrapText} from './wrapText';

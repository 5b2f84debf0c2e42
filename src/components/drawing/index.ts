export {Arrow, type Point} from './Arrow';
export {Box} from './Box';
export {Drawing, type View} from './Drawing';
export {Lines, lineHeight} from './Lines';
export {default as drawingStyles} from './styles.module.css';
export {wrapLines} from './wrapLines';

import {cardColours, logoShapes} from '../../src/compiler/cards/cardSvg';
import {readTokens, tokenColour} from '../../src/compiler/designTokens';

const dark = tokenColour(readTokens('dark'), 'accent');

/** Content of `static/img/favicon.svg`. */
export const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="${cardColours.accent}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><style>@media (prefers-color-scheme: dark) { svg { stroke: ${dark}; color: ${dark} } }</style>${logoShapes}</svg>
`;

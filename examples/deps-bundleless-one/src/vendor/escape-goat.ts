export { htmlEscape } from 'escape-goat';

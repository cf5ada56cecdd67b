/** The chooser of a country. A chunk of its own. */
import './country.css';

export { CountryField } from './CountryField.tsx';

/** The chooser of a country. A chunk of its own. */
import '../../theme/country.css';

export { CountryField } from './CountryField.tsx';

/** The list of providers or tenants. A chunk of its own. */
import '../../theme/choices.css';

export { ChoiceList } from './ChoiceList.tsx';

import '../src/app/app.css';
import '../src/renderers/theme/doorstep.css';

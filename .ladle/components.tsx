import '../src/app/app.css';
import '../src/renderers/react/doorstep.css';

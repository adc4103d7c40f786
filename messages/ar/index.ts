import Errors from './Errors.json';
import Forms from './Forms.json';
import Routes from './Routes.json';
import Shell from './Shell.json';
import Site from './Site.json';
import Ui from './Ui.json';

export default { Errors, Forms, Routes, Shell, Site, Ui };

import Errors from './Errors.json';
import Routes from './Routes.json';
import Shell from './Shell.json';
import Site from './Site.json';

export default { Errors, Routes, Shell, Site };

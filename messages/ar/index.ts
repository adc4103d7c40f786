import About from './About.json';
import Errors from './Errors.json';
import Faq from './Faq.json';
import Forms from './Forms.json';
import MobileApp from './MobileApp.json';
import Page from './Page.json';
import Policies from './Policies.json';
import Requests from './Requests.json';
import Routes from './Routes.json';
import Services from './Services.json';
import Shell from './Shell.json';
import Site from './Site.json';
import SiteMap from './SiteMap.json';
import Sources from './Sources.json';
import Suppliers from './Suppliers.json';
import TitleRegistry from './TitleRegistry.json';
import Ui from './Ui.json';

export default {
  About,
  Errors,
  Faq,
  Forms,
  MobileApp,
  Page,
  Policies,
  Requests,
  Routes,
  Services,
  Shell,
  Site,
  SiteMap,
  Sources,
  Suppliers,
  TitleRegistry,
  Ui,
};

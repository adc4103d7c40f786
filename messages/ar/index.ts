import About from './About.json';
import Analytics from './Analytics.json';
import AreaMap from './AreaMap.json';
import Areas from './Areas.json';
import Basis from './Basis.json';
import Check from './Check.json';
import Data from './Data.json';
import Errors from './Errors.json';
import Failure from './Failure.json';
import Faq from './Faq.json';
import Forms from './Forms.json';
import Home from './Home.json';
import MobileApp from './MobileApp.json';
import Page from './Page.json';
import Patterns from './Patterns.json';
import Places from './Places.json';
import Policies from './Policies.json';
import Posts from './Posts.json';
import Registrars from './Registrars.json';
import Requests from './Requests.json';
import Routes from './Routes.json';
import Search from './Search.json';
import Services from './Services.json';
import Shell from './Shell.json';
import Site from './Site.json';
import SiteMap from './SiteMap.json';
import Suppliers from './Suppliers.json';
import TitleRegistry from './TitleRegistry.json';
import Ui from './Ui.json';

export default {
  About,
  Analytics,
  Areas,
  Basis,
  Check,
  Data,
  Errors,
  Failure,
  Faq,
  Forms,
  Home,
  AreaMap,
  MobileApp,
  Page,
  Patterns,
  Places,
  Policies,
  Posts,
  Registrars,
  Requests,
  Routes,
  Search,
  Services,
  Shell,
  Site,
  SiteMap,
  Suppliers,
  TitleRegistry,
  Ui,
};

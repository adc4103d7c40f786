import type { Migration } from 'kysely';
import { placesAndContent } from './0001-places-and-content';
import { deeds } from './0002-deeds';
import { submissionsAndWork } from './0003-submissions';
import { relay } from './0004-relay';
import { sourceNames } from './0005-source-names';
import { deliveredStates } from './0006-delivered-states';
import { boundsByNetwork } from './0007-bounds-by-network';
import { undo } from './0008-undo';
import { manyRows } from './0009-many-rows';
import { importedBranches } from './0011-branches';
import { fewerIndexes } from './0012-fewer-indexes';
import { networksPassedOn } from './0013-networks-passed-on';
import { everyPlace } from './0014-every-place';
import { areaNotes } from './0015-area-notes';
import { shapesByPart } from './0016-shapes-by-part';
import { shownAverages } from './0017-shown-averages';
import { postAreas } from './0018-post-areas';
import { plotsInFirst } from './0019-plots-in-first';

/** In order of their names. A table and not a folder scan, because a bundle has no folders. */
export const MIGRATIONS: Record<string, Migration> = {
  '0001-places-and-content': placesAndContent,
  '0002-deeds': deeds,
  '0003-submissions': submissionsAndWork,
  '0004-relay': relay,
  '0005-source-names': sourceNames,
  '0006-delivered-states': deliveredStates,
  '0007-bounds-by-network': boundsByNetwork,
  '0008-undo': undo,
  '0009-many-rows': manyRows,
  '0011-branches': importedBranches,
  '0012-fewer-indexes': fewerIndexes,
  '0013-networks-passed-on': networksPassedOn,
  '0014-every-place': everyPlace,
  '0015-area-notes': areaNotes,
  '0016-shapes-by-part': shapesByPart,
  '0017-shown-averages': shownAverages,
  '0018-post-areas': postAreas,
  '0019-plots-in-first': plotsInFirst,
};

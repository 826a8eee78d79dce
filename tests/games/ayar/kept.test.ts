import { keptMatches } from '../../support/kept.ts';

keptMatches(['ayar-1', 'ayar-4']);

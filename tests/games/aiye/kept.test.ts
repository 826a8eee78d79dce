import { keptMatches } from '../../support/kept.ts';

keptMatches(['aiye-2', 'aiye-4']);

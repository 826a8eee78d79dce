import { keptMatches } from '../../support/kept.ts';

keptMatches(['atiwa-1', 'atiwa-4']);

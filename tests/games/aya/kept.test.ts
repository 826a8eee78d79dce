import { keptMatches } from '../../support/kept.ts';

keptMatches(['aya-1-animals-6', 'aya-1-practice-0', 'aya-1-through-3'], false);

/** Who may import whom. Type imports count too: a layering rule with a hole for types is none. */
const only = (name, from, ...to) => ({
  name,
  comment: 'See the table of folders in the README.',
  severity: 'error',
  from: { path: from },
  to: { pathNot: to, path: '.' }
});

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: { path: '^src' }, to: { circular: true } },
    { name: 'no-tests-in-app', severity: 'error', from: { path: '^src' }, to: { path: '^(tests|scripts)/' } },
    {
      name: 'declared-packages-only',
      severity: 'error',
      from: { path: '^src' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown'] }
    },
    {
      name: 'no-orphans',
      severity: 'error',
      from: { orphan: true, path: '^src', pathNot: ['\\.d\\.ts$', '^src/routes/', '^src/service-worker/', '\\.css$'] },
      to: {}
    },
    only('words-are-a-leaf', '^src/words/', '^src/words/', '^src/sync/(difference|verify)\\.ts$'),
    only('engine-imports-nothing', '^src/engine/', '^src/engine/', 'node_modules/@noble/hashes'),
    only('a-game-registers-itself', '^src/games/([^/]+)/index\\.ts$', '^src/games/entry\\.ts$', '^src/games/$1/'),
    {
      name: 'games-are-known-by-the-register',
      comment: 'What a page needs of a game it is handed by its registration.',
      severity: 'error',
      from: { path: '^src', pathNot: '^src/games/' },
      to: { path: '^src/games/[^/]+/' }
    },
    only(
      'worlds-know-physics',
      '^src/games/([^/]+)/world\\.ts$',
      '^src/engine/',
      '^src/games/entry\\.ts$',
      '^src/games/$1/(rules|editions|physics)/'
    ),
    only('metas-are-plain', '^src/games/([^/]+)/meta\\.ts$', '^src/games/meta\\.ts$', '^src/games/$1/words/meta\\.ts$'),
    only(
      'rules-are-pure',
      '^src/games/([^/]+)/(rules|editions)/',
      '^src/engine/',
      '^src/games/$1/(rules|editions)/',
      '^src/games/$1/rulebook\\.json$',
      '^src/games/(origin|edition|misfits|options)\\.ts$',
      // What is wrong with data is said where it is found; all other words are laid over what the rules tell.
      '^src/games/$1/words/misfits\\.ts$',
      '^src/words/(catalogue|misfits)\\.ts$',
      'node_modules/valibot'
    ),
    only(
      'words-are-only-words',
      '^src/games/([^/]+)/words/',
      '^src/games/$1/(words|rules|editions)/',
      '^src/games/pages\\.ts$',
      '^src/(engine|words)/'
    ),
    only(
      'minds-know-rules',
      '^src/games/([^/]+)/bot(\\.ts|/)',
      '^src/engine/',
      '^src/bots/(mind|temper)\\.ts$',
      '^src/games/$1/(rules|editions|bot|aid)'
    ),
    only(
      'tables-know-their-game',
      '^src/games/([^/]+)/view/',
      '^src/engine/',
      '^src/games/$1/',
      '^src/games/(view|origin|pages)\\.ts$',
      '^src/games/table/',
      '^src/(ui|words)/',
      '^src/store/kept\\.ts$',
      'node_modules/(svelte|valibot|three)',
      'node_modules/@types/three'
    ),
    only(
      'the-frame-knows-no-game',
      '^src/games/table/',
      '^src/games/table/',
      '^src/games/view\\.ts$',
      '^src/(engine|ui)/',
      'node_modules/svelte'
    ),
    only(
      'physics-know-rules',
      '^src/games/([^/]+)/physics/',
      '^src/engine/',
      '^src/games/$1/(rules|editions|physics)/',
      'node_modules/@dimforge/'
    ),
    only('aids-know-rules', '^src/games/([^/]+)/aid/', '^src/engine/', '^src/games/$1/(rules|editions|aid)/'),
    {
      name: 'the-physics-engine-in-one-place',
      severity: 'error',
      from: { path: '^src', pathNot: '^src/games/[^/]+/physics/' },
      to: { path: 'node_modules/@dimforge' }
    },
    {
      name: 'three-in-one-place',
      comment: 'It is large: only what is loaded with a table in space may name it.',
      severity: 'error',
      from: { path: '^src', pathNot: '^src/games/aya/view/scene/' },
      to: { path: 'node_modules/(@types/)?three' }
    },
    {
      name: 'rules-know-no-view',
      severity: 'error',
      from: { path: '^src/games/[^/]+/(rules|bot|words)' },
      to: { path: '^src/games/[^/]+/view/' }
    },
    only('bots-know-rules-only', '^src/bots/', '^src/engine/', '^src/bots/', '^src/games/index\\.ts$'),
    only(
      'sync-knows-the-log',
      '^src/sync/',
      '^src/engine/',
      '^src/sync/',
      'node_modules/@noble/hashes',
      'node_modules/valibot',
      'node_modules/peerjs'
    ),
    only(
      'store-knows-the-log',
      '^src/store/',
      '^src/engine/',
      '^src/sync/',
      '^src/store/',
      '^src/games/index\\.ts$',
      'node_modules/(dexie|valibot)'
    ),
    only(
      'match-joins',
      '^src/match/',
      '^src/engine/',
      '^src/match/',
      '^src/bots/',
      '^src/sync/',
      '^src/store/',
      '^src/games/index\\.ts$',
      'node_modules/(svelte|valibot)'
    ),
    only(
      'shell-holds-the-pages',
      '^src/shell/',
      '^src/shell/',
      '^src/(engine|match|store|ui|words)/',
      '^src/games/(index|view|views)\\.ts$',
      '^\\$app',
      'node_modules/(svelte|workbox-window)'
    ),
    only(
      'play-surrounds-a-table',
      '^src/play/',
      '^src/play/',
      '^src/(engine|match|sync|store|bots|ui|shell|words)/',
      '^src/games/(index|view|ladder|lesson)\\.ts$',
      '^\\$app',
      'node_modules/(svelte|valibot|jsqr|uqr)'
    ),
    only(
      'lessons-surround-a-table',
      '^src/lessons/',
      '^src/lessons/',
      '^src/(engine|match|store|bots|ui|shell|words)/',
      '^src/play/((pace|story|clock\\.svelte|since/since\\.svelte)\\.ts|(Help|Paused|since/Teller)\\.svelte)$',
      '^src/games/(index|view|lesson)\\.ts$',
      '^\\$app',
      'node_modules/svelte'
    ),
    only(
      'a-games-lesson-knows-its-rules',
      '^src/games/([^/]+)/lesson/',
      '^src/engine/',
      '^src/games/lesson\\.ts$',
      '^src/games/$1/(rules|editions|words|lesson|aid)/'
    ),
    {
      name: 'pages-are-on-top',
      severity: 'error',
      from: { path: '^src', pathNot: '^src/routes/' },
      to: { path: '^src/routes/' }
    },
    only('ui-knows-no-game', '^src/ui/', '^src/(ui|engine|words)/', 'node_modules/(svelte|@fontsource)'),
    {
      name: 'dexie-in-one-place',
      severity: 'error',
      from: { path: '^src', pathNot: '^src/store/(db|dexie)\\.ts$' },
      to: { path: 'node_modules/dexie' }
    },
    {
      name: 'peerjs-in-one-place',
      severity: 'error',
      from: { path: '^src', pathNot: '^src/sync/transports/peerjs\\.ts$' },
      to: { path: 'node_modules/peerjs' }
    },
    {
      name: 'games-are-strangers',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/' },
      to: { path: '^src/games/[^/]+/', pathNot: '^src/games/($1|table)/' }
    }
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(\\.svelte-kit|build)/|\\$(app|service-worker|types)' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['svelte', 'import', 'types', 'default'] }
  }
};

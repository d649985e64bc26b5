// Import rules of ARCHITECTURE.md, checked by `npm run check`.
const only = (name, comment, from, allowed) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: TEST },
  to: { path: '^src/', pathNot: allowed },
})
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

const TEST = '\\.test\\.tsx?$'
const FEATURE = '^src/server/features/([^/]+)/'
const FROM_OUTSIDE = ['npm', 'npm-dev', 'npm-no-pkg', 'npm-unknown', 'core', 'unknown']
/** A feature imports features of the rows above its own in this list only; one that is in no row fails. */
const ROWS = [
  ['models', 'safety', 'notifications'],
  ['identity', 'plans', 'sms'],
  ['helpers', 'memory'],
  ['conversations', 'privacy'],
  ['schedules', 'admin'],
]
/** Imports within a row, one way each. */
const NEIGHBOURS = {
  // A code is an SMS.
  identity: ['sms'],
  // One that comes or goes changes memories.
  helpers: ['memory'],
  // The operator skips a backlog.
  admin: ['schedules'],
}
const inFeatures = (names) => `^src/server/features/(${names.join('|')})/`
const rowRules = ROWS.flatMap((row, depth) =>
  row.map((feature) => ({
    name: `row-of-${feature}`,
    comment: `${feature} imports features of lower rows only; what a lower row needs later is a flag or a job that the higher row reads.`,
    severity: 'error',
    from: { path: inFeatures([feature]), pathNot: TEST },
    to: {
      path: '^src/server/features/',
      pathNot: inFeatures([feature, ...(NEIGHBOURS[feature] ?? []), ...ROWS.slice(0, depth).flat()]),
    },
  })),
)

const PORTS = '^src/server/(platform/ports/.*|integrations/(port-errors|[^/]+/port[^/]*))\\.ts$'
/** What features take from the platform: no start, no configuration, no files. */
const TOOLS = [
  '^src/server/platform/(async|attempts|cache|crypto|errors|outage|pictures)/',
  '^src/server/platform/http/(sse|session-of|docs/route-docs)\\.ts$',
  '^src/server/platform/jobs/running-replies\\.ts$',
  '^src/server/platform/log/log\\.ts$',
  '^src/server/platform/db/(tables/|(erasure|leases|listed|statement|transaction)\\.ts$)',
]

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    rule('no-cycles', 'Imports go one way, types included.', {}, { circular: true }),
    rule('no-barrels', 'Import the file that holds the thing.', {}, { path: '^src/.*/index\\.tsx?$' }),
    rule('no-missing-files', 'Every import leads somewhere.', {}, { couldNotResolve: true }),

    only('core-is-closed', 'core is arithmetic: it knows no other folder.', '^src/core/', ['^src/core/']),
    rule(
      'core-has-no-packages',
      'core needs no package and no Node API.',
      { path: '^src/core/', pathNot: TEST },
      { dependencyTypes: FROM_OUTSIDE },
    ),
    only('contract-sees-core', 'the contract is shapes built from core names.', '^src/contract/', [
      '^src/contract/',
      '^src/core/',
    ]),
    rule(
      'contract-needs-only-zod',
      'shapes need one package.',
      { path: '^src/contract/', pathNot: TEST },
      { dependencyTypes: FROM_OUTSIDE, pathNot: '(^|/)zod(/|$)' },
    ),

    rule(
      'server-never-sees-web',
      'the server serves the build, not the source.',
      { path: '^src/server/' },
      { path: '^src/web/' },
    ),
    only('web-never-sees-server', 'the browser meets the server at the contract.', '^src/web/', [
      '^src/web/',
      '^src/contract/',
      '^src/core/',
    ]),
    only('ui-knows-no-product', 'ui could ship in another product.', '^src/web/ui/', ['^src/web/ui/']),
    only(
      'web-features-stand-alone',
      'pages compose features; features do not reach for each other.',
      '^src/web/features/([^/]+)/',
      [
        '^src/web/features/$1/',
        '^src/web/((ui|forms)/|api(-stream)?\\.ts$|(refetch|server-outage|paths|use-action|use-call)\\.ts$|helper-avatar\\.tsx$)',
        '^src/contract/',
        '^src/core/',
      ],
    ),
    only('shell-frames-pages', 'the frame around a page knows no page.', '^src/web/shell/', [
      '^src/web/(shell|features|ui)/',
      '^src/web/(api|server-outage|paths)\\.ts$',
      '^src/contract/',
      '^src/core/',
    ]),

    only('server-features', 'features decide and store; the outside comes to them as ports.', '^src/server/features/', [
      '^src/server/features/',
      PORTS,
      ...TOOLS,
      '^src/contract/',
      '^src/core/',
    ]),
    ...rowRules,
    rule(
      'every-feature-has-a-row',
      'Give a new feature its place in ROWS.',
      { path: '^src/server/features/', pathNot: [inFeatures(ROWS.flat()), TEST] },
      {},
    ),
    rule(
      'platform-knows-no-product',
      'the platform could carry another product; its guard knows who is signed in.',
      {
        path: '^src/server/platform/',
        pathNot: ['^src/server/platform/http/(guards|rate-limits|pages|docs/describe-api)\\.ts$', TEST],
      },
      { path: '^src/server/(features/|[^/]+\\.ts$|start/)' },
    ),
    rule(
      'guard-knows-identity',
      'of the features, requests are checked against identity alone.',
      { path: '^src/server/platform/http/', pathNot: TEST },
      { path: '^src/server/features/', pathNot: inFeatures(['identity']) },
    ),
    rule(
      'server-has-rooms',
      'Put the file in platform, integrations or a feature.',
      {
        path: '^src/server/[^/]+\\.ts$',
        pathNot: ['^src/server/(main|app|services|jobs)\\.ts$', TEST],
      },
      {},
    ),
    rule(
      'features-meet-at-actions',
      'another feature is used through its actions, never its routes, jobs or store.',
      { path: FEATURE, pathNot: TEST },
      { path: '^src/server/features/.*/(routes|jobs|store)[^/]*\\.ts$', pathNot: '^src/server/features/$1/' },
    ),
    rule(
      'sql-lives-in-stores',
      'only store.ts and what moves whole databases speak SQL; sql-parts.ts is what the statement of a higher feature takes in.',
      { path: '^src/', pathNot: ['/(store[^/]*|sql-parts)\\.ts$', '^src/server/platform/(db|backup)/', TEST] },
      {
        path: ['drizzle-orm', '^src/server/platform/db/(tables|listed|statement)'],
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'sql-parts-are-for-stores',
      'parts of SQL belong in a statement.',
      { path: '^src/', pathNot: ['/(store[^/]*|sql-parts)\\.ts$', TEST] },
      { path: '/sql-parts\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'http-lives-in-routes',
      'only routes.ts and app.ts know Fastify.',
      { path: '^src/', pathNot: ['/routes[^/]*\\.ts$', '^src/server/app\\.ts$', '^src/server/platform/http/', TEST] },
      { path: '(^|/)(@fastify/|fastify)', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'queue-lives-in-jobs',
      'only platform/jobs/queue.ts knows pg-boss.',
      { path: '^src/', pathNot: '^src/server/platform/jobs/queue\\.ts$' },
      { path: 'pg-boss' },
    ),
    only(
      'adapters-are-leaves',
      'an adapter fills a port and knows nothing else of ours.',
      '^src/server/integrations/',
      ['^src/server/integrations/', PORTS, '^src/server/platform/(errors|async)/', '^src/core/'],
    ),
    rule(
      'one-composition-root',
      'adapters are chosen in services.ts only.',
      { path: '^src/', pathNot: ['^src/server/services\\.ts$', '^src/server/integrations/', TEST] },
      { path: '^src/server/integrations/', pathNot: PORTS },
    ),
    rule(
      'config-is-read-once',
      'config reaches code as arguments.',
      {
        path: '^src/',
        pathNot: ['^src/server/(main|services)\\.ts$', '^src/server/(start|platform/(config|bootstrap))/', TEST],
      },
      { path: '^src/server/platform/config/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'node-http-is-not-imported',
      'importing its values loads a second HTTP client, 17 MiB; see http/errors.ts.',
      { path: '^src/server/', pathNot: TEST },
      { path: '^(node:)?https?$', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'tests-stay-out',
      'product code does not import tests.',
      { path: '^src/', pathNot: TEST },
      { path: ['^tests/', TEST] },
    ),
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
}

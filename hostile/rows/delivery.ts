import type { Row } from './row.ts'

export const delivery: readonly Row[] = [
  {
    id: 'S26',
    priority: 0,
    says: 'Every answer of the app’s server carries every security header, word for word, and so does every host.',
    shownBy: [
      'scripts/serve/headers.test.ts › %s carries the whole Content Security Policy',
      'scripts/serve/headers.test.ts › %s carries every other security header',
      'e2e/server.spec.ts › every answer carries the same rules, word for word, and names the interfaces of this network',
      'scripts/hosts/hostFiles.test.ts › every host names exactly the interfaces of config.json, the import map, and the servers of pictures',
    ],
  },
  {
    id: 'S27',
    priority: 0,
    says: 'No page, dialog or chart violates the policy: each browser test fails on a violation.',
    shownBy: [
      'e2e/accessibility.spec.ts › the page "…" is for everyone: wide and narrow, light and dark',
      'e2e/accessibility.spec.ts › dialogs are for everyone: connecting and depositing',
      'src/ui/charts/createTimeChart.test.ts › a chart writes no HTML, because Trusted Types forbid it',
    ],
  },
  {
    id: 'S28',
    priority: 0,
    says: 'HTML, code and links that are slipped into the page do not run.',
    shownBy: ['e2e/server.spec.ts › the page runs nothing that is slipped into it, and stands in no frame'],
  },
  {
    id: 'S30',
    priority: 0,
    says: 'No request goes to a server that the site does not name: each browser test fails on one.',
    shownBy: [
      'e2e/server.spec.ts › the page reaches the interfaces it uses and no other server, and runs no file that was changed',
      'src/lib/browser/allowedSources.test.ts › a page reaches its site and the servers of the interfaces, without their paths',
    ],
  },
  {
    id: 'S31',
    priority: 0,
    says: 'Every script and style has its hash in the page, and a changed file does not run.',
    shownBy: [
      'scripts/build/integrity.test.ts › every script and style of a build is named with its hash, lazy ones too',
      'e2e/server.spec.ts › the page reaches the interfaces it uses and no other server, and runs no file that was changed',
    ],
  },
  {
    id: 'S32',
    priority: 0,
    says: 'The app stands in no frame.',
    shownBy: ['e2e/server.spec.ts › the page runs nothing that is slipped into it, and stands in no frame'],
  },
  {
    id: 'S33',
    priority: 0,
    says: 'A build holds no key, no address of one machine and no trace of development.',
    shownBy: [
      'e2e/server.spec.ts › no script of a build holds a key, an address of one machine, or a trace of development',
    ],
  },
  {
    id: 'S46',
    priority: 1,
    says: 'Packages are pinned with checksums, run no scripts of theirs, and have licences that may ship.',
    shownBy: [
      'scripts/packages/lockfile.test.ts › the lockfile of the project installs the same files on every platform',
      'scripts/packages/lockfile.test.ts › error: an entry without a checksum',
      'scripts/build/licences.test.ts › error: a package of another licence, or of none',
    ],
  },
  {
    id: 'S47',
    priority: 1,
    says: 'Every link to another site gives it neither the window nor the address of the page.',
    shownBy: [
      'e2e/hostile/text.spec.ts › names full of code, tricks and noise are only text on the page "…"',
    ],
  },
  {
    id: 'S48',
    priority: 1,
    says: 'Nothing in the app turns text into markup or code, opens a window, or signs past the one runner.',
    shownBy: [
      'scripts/layers/bannedCalls.test.ts › no file of the app has %s',
      'scripts/layers/bannedCalls.test.ts › no pattern is made of a text, other than of a constant of ours',
    ],
    except: 'numbers made of amounts: their types forbid it',
  },
]

import type { Row } from './row.ts'

export const hostileText: readonly Row[] = [
  {
    id: 'S01',
    priority: 0,
    says: 'HTML in any text of any answer is text on every page.',
    shownBy: [
      'e2e/hostile/text.spec.ts › names full of code, tricks and noise are only text on the page "…"',
      'src/interfaces/explorer/transaction/transaction.test.ts › a hostile name keeps its text and loses what hides or turns it',
    ],
  },
  {
    id: 'S02',
    priority: 0,
    says: 'HTML in what a search finds, and in the marked part of it, is text.',
    shownBy: [
      'src/pages/root/search/suggestions/Highlight.test.tsx › %s searched by “%s” is text with “%s” marked in it',
    ],
  },
  {
    id: 'S03',
    priority: 0,
    says: 'No link or picture of an answer has another scheme than https.',
    shownBy: [
      'e2e/hostile/text.spec.ts › names full of code, tricks and noise are only text on the page "…"',
      'src/interfaces/indexer/token/tokenMetadata.test.ts › what is not a link is left out',
      'src/lib/text/href.test.ts › %s is not safe',
    ],
  },
  {
    id: 'S04',
    priority: 0,
    says: 'Links with credentials, backslashes, two slashes or another scheme are refused; hosts are in punycode.',
    shownBy: [
      'src/lib/text/href.test.ts › %s is not safe',
      'src/lib/text/href.test.ts › a public https URL is safe',
    ],
  },
  {
    id: 'S06',
    priority: 0,
    says: 'Pictures of others are asked for only where a person and the site allow it, and only as pictures.',
    shownBy: [
      'src/ui/figures/pictures/RemotePicture.test.tsx › a picture is asked for only where the user allows it, and what stands for it is shown until then',
      'src/ui/figures/pictures/RemotePicture.test.tsx › a picture of a server that the site does not name is never asked for',
      'e2e/hostile/text.spec.ts › names full of code, tricks and noise are only text on the page "…"',
    ],
  },
  {
    id: 'S08',
    priority: 0,
    says: 'Letters that hide or turn text are removed, and no text turns what stands beside it.',
    shownBy: [
      'src/lib/text/text.test.ts › invisible and reordering characters are removed',
      'src/lib/wire/shapes.test.ts › names lose invisible and reordering characters, and are cut',
      'e2e/hostile/text.spec.ts › names full of code, tricks and noise are only text on the page "…"',
    ],
    except: 'a badge that says that letters were removed: what is shown has none of them',
  },
  {
    id: 'S09',
    priority: 0,
    says: 'Symbols in letters that look like a known one’s are told, harmless ones are not.',
    shownBy: [
      'src/domain/names/lookAlikes.test.ts › %s and %s look alike',
      'src/domain/names/lookAlikes.test.ts › %s and %s do not',
      'src/domain/names/lookAlikes.test.ts › %s imitates a known symbol: %s',
      'hostile/answers.test.tsx › %s says that a symbol only looks like a known one',
      'src/pages/lending/parts/table/LendingTable.test.tsx › an asset whose symbol only looks like a known one is named above the table',
    ],
  },
  {
    id: 'S11',
    priority: 0,
    says: 'Two tokens of one symbol are told apart by their addresses.',
    shownBy: [
      'src/domain/names/lookAlikes.test.ts › tokens with the very same name, and tokens without one, are not look-alikes',
      'src/pages/root/search/SearchBox.test.tsx › the address of a token stands apart from its name, so that a long name cannot cut it',
      'src/pages/root/search/exactMatch.test.ts › a part of a name, and a name that two of a kind share, are not',
    ],
  },
  {
    id: 'S12',
    priority: 0,
    says: 'Transfers of nothing, and from an address that imitates another, are collapsed, counted and marked.',
    shownBy: [
      'src/pages/explorer/parts/transfers/TransferTable.test.tsx › transfers made to mislead stand behind a line that counts them, and each says its reason',
      'src/domain/transfers/suspiciousTransfers.test.ts › dust from an imitation of somebody the address pays is suspicious, the payments are not',
      'src/pages/explorer/parts/send/TwinWarning.test.tsx › before a call is signed an address in it that looks like one of the address book is named, with both in full',
    ],
  },
  {
    id: 'S13',
    priority: 0,
    says: 'What is pushed passes the same checks as what is read.',
    shownBy: [
      'src/interfaces/indexer/live/swaps/swapFeed.test.ts › an event that is not a trade changes nothing',
      'src/interfaces/indexer/live/swaps/swapFeed.test.ts › trades of other markets do not get into the list, whatever the indexer filters',
      'src/interfaces/indexer/live/marketFeed.test.ts › an update that is not a market is left out, and the next one arrives',
    ],
    except: 'transfers: none are pushed',
  },
  {
    id: 'S34',
    priority: 0,
    says: 'A CSV file runs no formula and reads back as it was.',
    shownBy: [
      'src/lib/text/csv.test.ts › %j is text, not a formula',
      'src/lib/text/csv.test.ts › commas, quotes and line breaks are quoted, quotes doubled',
      'src/pages/explorer/parts/csv/CsvDownload.test.tsx › all pages are walked and saved, figures exact and formulas disarmed',
    ],
  },
  {
    id: 'S35',
    priority: 0,
    says: 'A redirect of an answer leads to a page of ours or nowhere.',
    shownBy: [
      'src/interfaces/explorer/search.test.ts › redirect %# is followed only where there is a page for it',
    ],
  },
  {
    id: 'S37',
    priority: 1,
    says: 'No pattern is made of text from outside, and what would take long is cut or left as bytes.',
    shownBy: [
      'scripts/layers/bannedCalls.test.ts › no pattern is made of a text, other than of a constant of ours',
      'src/domain/decoding/decode.test.ts › a call too long to decode within a moment stays bytes, and a long one does not',
      'src/domain/search/parseSearch.test.ts › a long text is cut',
    ],
  },
  {
    id: 'S38',
    priority: 0,
    says: 'Keys that are parts of every object change no object.',
    shownBy: [
      'src/lib/wire/shapes.test.ts › keys that are parts of every object are dropped, and change no object',
      'e2e/hostile/config.spec.ts › poisoned storage is ignored',
    ],
  },
]

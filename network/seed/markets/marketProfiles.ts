import { climb, crash, fade, level, type Path, pump, stairs, through, waves } from './pricePaths.ts'

/** A market of the scenario and how it behaves. */
export type MarketProfile = {
  name: string
  symbol: string
  metadata: string
  /** When it is created: 0 is the beginning of the history and 1 its end. */
  createdAt: number
  /** 0 claim, 1 burn, 2 airdrop, 3 rewards of the pool. */
  feeStrategy: number
  trades: number
  traders: number
  path: Path
}

type ProfileRow = [
  name: string,
  symbol: string,
  description: string,
  terms: [createdAt: number, feeStrategy: number, trades: number, traders: number],
  path: Path,
]

const profiles: ProfileRow[] = [
  ['Tidewater', 'TIDE', 'The oldest market of the coast. Pays for buoys.', [0.02, 1, 420, 26], climb(2.6)],
  [
    'Lantern Protocol',
    'LNTRN',
    'Light for lending desks that work at night.',
    [0.03, 2, 360, 22],
    waves(2.1, 3),
  ],
  ['Saltmarsh Finance', 'SALT', 'Yield that grows slowly, like the marsh.', [0.05, 0, 260, 18], level(0.9)],
  ['Doge of the Dunes', 'DUNE', 'A dog. A dune. No roadmap.', [0.06, 2, 480, 30], pump(4.4, 0.55)],
  ['Harbour Index', 'HRBR', 'Ten harbours in one token, rebalanced monthly.', [0.08, 0, 240, 15], climb(1.1)],
  ['Kelp Network', 'KELP', 'Storage that sways but does not break.', [0.11, 1, 300, 20], crash(3.2, 0.6)],
  ['Gullwing', 'GULL', 'Takes your chips. Gives you tokens.', [0.13, 2, 330, 24], pump(3.6, 0.3)],
  [
    'Moorings DAO',
    'MOOR',
    'A place for every boat, a vote for every place.',
    [0.16, 1, 170, 14],
    stairs(2.2),
  ],
  ['Barnacle', 'BARN', 'Sticks.', [0.18, 0, 150, 16], level(1.6)],
  ['Northern Current', 'NCUR', 'Power from tidal turbines, settled hourly.', [0.21, 1, 230, 17], climb(1.8)],
  ['Pelican Post', 'PELI', 'Messages carried in a large beak.', [0.25, 0, 120, 12], fade(2.4)],
  ['Abyssal', 'ABYS', 'Nobody knows what is down there.', [0.28, 2, 210, 18], waves(1.6, 5)],
  ['Flotsam', 'FLOT', 'Found on the beach on Tuesday.', [0.31, 2, 140, 13], crash(4.1, 0.35)],
  [
    'Breakwater Credit',
    'BRKW',
    'Insurance for lenders, paid in calm weather.',
    [0.34, 1, 130, 11],
    climb(0.8),
  ],
  ['Cuttlefish AI', 'INKY', 'Thinks with all eight arms.', [0.38, 2, 250, 21], pump(3.1, 0.7)],
  ['Sextant', 'SXT', 'On-chain navigation data, checked against the stars.', [0.42, 1, 130, 12], stairs(1.5)],
  ['Driftwood', 'DRIFT', 'Goes where it goes.', [0.47, 0, 90, 10], waves(0.9, 4)],
  ['Coral Commons', 'CORAL', 'Reefs, owned together.', [0.52, 0, 110, 12], level(1.2)],
  ['Foghorn', 'HONK', 'HOOOOONK.', [0.57, 2, 220, 22], pump(3.9, 0.4)],
  ['Estuary Exchange', 'ESTU', 'Where fresh water meets salt.', [0.62, 1, 120, 12], climb(1.3)],
  ['Plankton', 'PLNK', 'Very small, very many.', [0.65, 1, 130, 14], climb(2.9)],
  ['Anchor Chain', 'ANCR', 'Heavy by design.', [0.7, 0, 70, 8], fade(1.4)],
  ['Spindrift', 'SPIN', 'Blown off the top of a wave.', [0.76, 2, 110, 13], waves(1.9, 2)],
  ['Mudlark', 'MUD', 'Treasure, mostly mud.', [0.81, 1, 80, 11], climb(2.2)],
  ['Widow Rock Light', 'WROCK', 'One lighthouse, tokenised. Quiet on purpose.', [0.44, 0, 6, 3], level(0.15)],
  ['Ebb', 'EBB', 'A market that nobody has traded yet.', [0.5, 0, 0, 0], level(0)],
  ['Storm Petrel', 'PETREL', 'Fledged this morning.', [0.93, 2, 90, 15], climb(2.4)],
  ['First Light', 'DAWN', 'Opened minutes ago.', [0.9994, 1, 10, 7], through([0, 0], [1, 0.5])],
]

const host = 'tideline.example'

/** The ordinary markets, from the oldest to one that is minutes old. */
export const ordinaryMarkets: MarketProfile[] = profiles.map(
  ([name, symbol, description, [createdAt, feeStrategy, trades, traders], path], index) => {
    const slug = name.toLowerCase().replaceAll(' ', '-')
    const links = {
      website: `https://${slug}.${host}`,
      ...(index % 2 === 0 ? { x: `https://x.example/${symbol.toLowerCase()}` } : {}),
      ...(index % 3 === 0 ? { telegram: `https://t.example/${slug}` } : {}),
    }
    const image = `https://images.${host}/${slug}.png`
    const metadata = index % 7 === 6 ? '' : JSON.stringify({ description, image, links })
    return { name, symbol, metadata, createdAt, feeStrategy, trades, traders, path }
  },
)

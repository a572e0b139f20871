import type { MarketProfile } from './marketProfiles.ts'
import { level, pump, waves } from './pricePaths.ts'

const usual = { feeStrategy: 1, traders: 6 }

/** Markets whose names and texts attack the apps that show them, as on public networks. */
export const hostileMarkets: MarketProfile[] = [
  {
    ...usual,
    name: '<img src=x onerror=alert(1)>',
    symbol: '<b>XSS</b>',
    metadata: JSON.stringify({
      description: '<script>alert(document.domain)</script>',
      image: 'javascript:alert(1)',
      links: {
        website: 'javascript:alert(1)',
        docs: 'data:text/html,<script>alert(1)</script>',
        x: 'HTTPS://x.example',
      },
    }),
    createdAt: 0.15,
    trades: 24,
    path: level(0.5),
  },
  {
    ...usual,
    name: `The ${'Very '.repeat(60)}Long Token`,
    symbol: 'LOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOONG',
    metadata: JSON.stringify({
      description: 'word '.repeat(800),
      links: { website: `https://long.example/${'a'.repeat(1500)}` },
    }),
    createdAt: 0.24,
    trades: 30,
    path: waves(0.8, 3),
  },
  {
    ...usual,
    // A right-to-left override, which reverses text that is not isolated.
    name: 'Safe \u202Eniocllup gur',
    symbol: '\u202EDSUT',
    metadata: JSON.stringify({ description: 'ends \u202Ehere\u202C, or does it? \u2066\u2067' }),
    createdAt: 0.33,
    trades: 26,
    path: level(0.3),
  },
  {
    ...usual,
    // Cyrillic letters that look like those of TIDE.
    name: 'Тidewater',
    symbol: 'ТIDE',
    metadata:
      '{"description": "The real one", "image": "https://images.example/tide.png", "links": {"website"',
    createdAt: 0.4,
    trades: 40,
    path: pump(2.2, 0.2),
  },
  {
    ...usual,
    name: '🌊🦀🚀 Crab Rave 🏴‍☠️👨‍👩‍👧‍👦',
    symbol: '🦀',
    metadata: JSON.stringify({
      description: '🦀'.repeat(40),
      image: 'https://images.tideline.example/crab.svg',
      links: ['not', 'a', 'map'],
    }),
    createdAt: 0.55,
    trades: 60,
    traders: 12,
    path: pump(2.8, 0.5),
  },
  {
    ...usual,
    name: "\"; DROP TABLE markets; --\n'Robert'\t\u0000",
    symbol: "O'N\nL",
    metadata: JSON.stringify({
      description: 42,
      image: ['https://images.example/a.png'],
      links: { website: null, other: { deep: true } },
    }),
    createdAt: 0.6,
    trades: 18,
    path: level(0.4),
  },
  {
    ...usual,
    name: '   ',
    symbol: ' ',
    metadata: '"only a text"',
    createdAt: 0.67,
    trades: 8,
    path: level(0.2),
  },
]

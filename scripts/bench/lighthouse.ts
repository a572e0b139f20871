import { spawn } from 'node:child_process'

/** Not a package of ours: it brings 200 others. npx keeps it after the first run. */
const lighthouse = 'lighthouse@12.8.2'

/** 0 to 100 a category, as Lighthouse judges a page on a phone. */
export type Scores = Record<(typeof categories)[number], number>

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const runs = 5

/** The medians of some runs of Lighthouse on `url`. Throws when none comes to an end. */
export async function runLighthouse(url: string, chromium: string | undefined): Promise<Scores> {
  const scores: Scores[] = []
  for (let tries = 0; scores.length < runs && tries < 2 * runs; tries++) {
    // A browser that starts slowly loses the beginning of its record (NO_NAVSTART).
    const one = await runOnce(url, chromium).catch((error: Error) => {
      if (tries === 2 * runs - 1 || !error.message.includes('NO_NAVSTART')) throw error
    })
    if (one) scores.push(one)
  }
  const middle = (name: keyof Scores) =>
    scores.map((each) => each[name]).sort((a, b) => a - b)[scores.length >> 1]
  return Object.fromEntries(categories.map((name) => [name, middle(name)])) as Scores
}

async function runOnce(url: string, chromium: string | undefined): Promise<Scores> {
  const parameters = [
    '--yes',
    lighthouse,
    url,
    '--quiet',
    '--output=json',
    `--only-categories=${categories.join()}`,
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-quic --disable-background-networking',
  ]
  const output = await read('npx', parameters, chromium ? { CHROME_PATH: chromium } : {})
  const report = JSON.parse(output) as { categories: Record<string, { score: number | null }> }
  const scores = categories.map((name) => [name, Math.round((report.categories[name]?.score ?? 0) * 100)])
  return Object.fromEntries(scores)
}

function read(command: string, parameters: string[], variables: Record<string, string>): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, parameters, {
      env: { ...process.env, ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    let output = ''
    let complaint = ''
    child.stdout.on('data', (text: Buffer) => {
      output += text
    })
    child.stderr.on('data', (text: Buffer) => {
      complaint += text
    })
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0 ? resolve(output) : reject(new Error(`Lighthouse ended with ${code}: ${complaint}`)),
    )
  })
}

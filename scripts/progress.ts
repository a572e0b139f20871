export type Progress = { step: string; done: number; total: number }

let current = ''

/** Ends the line that is being rewritten, so that other words can follow. */
export function endProgressLine() {
  if (process.stdout.isTTY && current !== '') process.stdout.write('\n')
  current = ''
}

/** Tells how far a step is: one line that is rewritten in a terminal, one line a step elsewhere. */
export function reportProgress({ step, done, total }: Progress) {
  const ended = done >= total
  const line = `${step.padEnd(10)} ${ended ? 'done' : total > 1 ? `${done} of ${total}` : '…'}`
  if (process.stdout.isTTY) {
    const next = step === current || current === '' ? '' : '\n'
    process.stdout.write(`${next}\r\x1b[K${line}${ended ? '\n' : ''}`)
    current = ended ? '' : step
  } else if (ended || step !== current) {
    console.log(line)
    current = step
  }
}

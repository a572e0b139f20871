const longestWait = 20_000

/** The answer of a relay. Rejects with a sentence when it does not come in time. */
export async function withTimeout<T>(answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("Can't reach the WalletConnect relay.")), longestWait)
  })
  return Promise.race([answer, silence]).finally(() => clearTimeout(timer))
}

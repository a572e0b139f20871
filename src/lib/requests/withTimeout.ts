/** The answer; or what `late` returns or throws, when it does not come within `milliseconds`. Its work goes on. */
export async function withTimeout<Answer, Late>(
  answer: Promise<Answer>,
  milliseconds: number,
  late: () => Late,
): Promise<Answer | Late> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const silence = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds)
  })
  return Promise.race([answer, silence.then(late)]).finally(() => clearTimeout(timer))
}

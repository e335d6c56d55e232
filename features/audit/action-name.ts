/** `user.sign-in-failed` as "User: sign in failed". */
export function actionName(action: string): string {
  const [subject = '', ...rest] = action.split('.')
  const words = (text: string) => text.replace(/[-_]/g, ' ')
  const first = words(subject)
  const name = first.charAt(0).toUpperCase() + first.slice(1)
  return rest.length === 0 ? name : `${name}: ${words(rest.join(' '))}`
}

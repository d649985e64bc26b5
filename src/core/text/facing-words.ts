export const FACING: Record<string, string> = {
  my: 'your',
  our: 'your',
  mine: 'yours',
  me: 'you',
  us: 'you',
  i: 'you',
  we: 'you',
  am: 'are',
  myself: 'yourself',
  ourselves: 'yourselves',
}

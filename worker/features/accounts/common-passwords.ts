import { brand } from '#schema/brand.ts'

/**
 * The most used passwords of six characters and more, by the National Cyber Security Centre (2019) and NordPass (2019
 * to 2024), without those that a rule below finds.
 */
const mostUsed = `
password passw0rd p@ssw0rd p@ssword pa55word passwort motdepasse contraseña senha123 parola
letmein welcome monkey dragon sunshine princess football baseball basketball superman batman spiderman pokemon
iloveyou iloveu loveme lovely flower butterfly purple orange banana cookie chocolate cheese pepper ginger
shadow master hunter ranger killer soccer hockey tennis golfer tigger charlie jordan michael michelle jessica
ashley nicole daniel andrew joshua matthew anthony robert thomas george hannah amanda jennifer samantha
justin taylor brandon austin william richard martin maggie bailey buster harley jasper oliver molly sophie
starwars whatever trustno1 freedom computer internet samsung nothing secret access admin administrator root
toor default changeme guest login qazwsx zaq12wsx 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx q1w2e3r4 a1b2c3 a1b2c3d4
abc123 abcd1234 aa12345678 asd123 qwe123 qweasd qweasdzxc zxcvbn asdasd qweqwe mustang corvette ferrari porsche
mercedes yamaha chelsea liverpool arsenal everton rangers celtic barcelona madrid juventus
summer winter spring autumn monday friday january december london manchester america canada
blink182 nirvana metallica slipknot eminem naruto minecraft fortnite roblox
computer1 password1 welcome1 monkey1 charlie1 football1 baseball1 sunshine1 princess1 iloveyou1 letmein1
shadow1 master1 dragon1 superman1 liverpool1 arsenal1 chelsea1 michael1 jordan23 ashley1 hello123 hello1
hellohello test123 test1234 testing tester temp123 user123 demo123 guest123 admin123 admin1234 root123 pass123
pass1234 love123 mypassword mypass secret123 money123 blahblah lalala hahaha fuckyou fuckyou1 fuckoff asshole
bitch1 pussy1 biteme matrix phoenix silver golden diamond crystal angel1 angels babygirl babyboy sweetie honey1
lovers forever friends family mother father sister brother jesus1 jesuschrist christ heaven blessed faith1
peanut cupcake muffin cookie1 snoopy scooby mickey minnie donald garfield tweety winnie bubbles smokey midnight
thunder lightning tiger1 eagle1 falcon falcons eagles cowboys steelers yankees lakers raiders packers dolphins
qwerty1 qwerty12 qwerty123 qwerty1234 qwerty12345 qwertyuiop asdfghjkl zxcvbnm azerty azertyuiop azerty123
`
/** Words that the product and its roles bring to mind. */
const ownWords = `
gallery portfolio profile expert experts referee referees reference references validator scorecard sprint
solution solutions visitor owner
`
const known = new Set(`${mostUsed} ${ownWords}`.split(/\s+/).filter(Boolean))

const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'azertyuiop',
]
const runs = rows.flatMap((row) => [row, [...row].reverse().join('')])

/**
 * Whether a password is one of the first that attackers try: a common one, a keyboard run, a repetition, or the
 * product's own name.
 */
export function isCommonPassword(password: string): boolean {
  const written = password.toLowerCase().trim()
  // `sunshine123!` is tried right after `sunshine`.
  const word = written.replace(/(?<![\d!?.@#$*_-])[\d!?.@#$*_-]+$/, '')
  return (
    [written, word].some((one) => known.has(one) || one === brand.name.toLowerCase()) ||
    runs.some((run) => run.includes(written)) ||
    /^(.{1,4}?)\1+$/.test(written) ||
    isDateOnly(written)
  )
}

/** `19840612`, `12061984`: a birthday. */
const isDateOnly = (written: string) =>
  /^(?:(?:19|20)\d\d[01]\d[0-3]\d|[0-3]\d[01]\d(?:19|20)\d\d|[01]\d[0-3]\d(?:19|20)\d\d)$/.test(written)

const deceivers = String.raw`(?:con artists?|con men|conmen|cowboys?|crooks?|charlatans?|snake oil(?: \w+)?|rip ?offs?|scam(?:mers?|s)?|fraud(?:s|sters?)|liars?|thieves|chancers?|muppets?|clowns?|jokers?|amateurs?|wasters?|shysters?|spoofers?|gangsters?|waste of space|spoof|con)`
const you = String.raw`(?:you(?:re| are|se)?|yous|ye|yer)(?: lot| people| guys| all| crowd)?`
const degree = String.raw`(?:(?:a|an|the|all|just|nothing but|only|one big|another|total|complete|absolute|utter|bloody|feckin|fecking|pack of|bunch of|load of|shower of|right|such|what|bit of) )*`
const rubbish = String.raw`(?:shite?|crap|rubbish|useless|hopeless|terrible|awful|pathetic|bollocks|bullshit|horseshit|garbage|nonsense|ridiculous|tosh|a farce|no (?:good|use|help)|not (?:helping|helpful)|doing my head in)`
const ours = String.raw`(?:(?:chat ?)?bots?|robot|assistant|website|web site|answers?)`

/** Insults, unless they stand in a question: "is this a scam?" is answered. */
const insults = [
  new RegExp(String.raw`\b${you} (?:are |is )?${degree}${deceivers}\b`),
  new RegExp(
    String.raw`\b(?:this|that|it)(?:s| is| looks like| sounds like| must be) ${degree}${deceivers}\b(?! (?:detect|prevent|check|case|alert)\w*)`,
  ),
  new RegExp(String.raw`\b(?:sounds|looks|smells|feels) like ${degree}${deceivers}\b`),
  new RegExp(String.raw`^${degree}${deceivers}(?: ${degree}${deceivers})*$`),
  new RegExp(
    String.raw`(?<!\b(?:our|my|their|his|her) )\b(?:useless|pathetic|hopeless|rubbish|stupid|dumb|thick|crap|crappy|shite?|terrible|awful|bloody|damn|fuck\w*|feckin\w*) (?:\w+ )?${ours}\b`,
  ),
  new RegExp(String.raw`\b(?:you|ye)(?:re| are) ${degree}${rubbish}(?= (?:i|ive|you|and|just|so|this)\b|$)`),
  new RegExp(
    String.raw`^(?:(?:this|that|it|you|ye|yer)(?:s| is|re| are)? |(?:this|that|the|your) (?:thing|bot|chat|site|website) is )?${degree}${rubbish}$`,
  ),
  new RegExp(
    String.raw`\b(?:this|that|your (?:(?:chat ?)?bot|chat|site|website|assistant)|the (?:(?:chat ?)?bot|chat|assistant))(?:s| is) ${degree}${rubbish}\b(?! (?:if|for|when|to|at|on|question)\b)`,
  ),
  /^(?:(?:lol|haha+|god|jesus|christ|well|this is|thats) )*(?:useless|pathetic|hopeless|ridiculous)(?: (?:you|this|cant|wont|never|bot|thing|just|still|not)\b|$)/,
  /\b(?:you|this|it) sucks?\b(?! (?:up|in|out|air|dust)\b)|\b(?:i hate|sick to death of) (?:this|these|you|chat ?bots?)\b/,
  /\b(?:terrible|appalling|awful|shocking|disgraceful|useless|pathetic) (?:service|company|firm|people|response)\b/,
]

/** Complaints and oaths, in whatever form of sentence. */
const complaints = [
  /\b(?:ffs|for (?:fucks?|feck|fecks|gods?|christs?|petes?) sake|taking the (?:piss|mick|mickey)|talking (?:shite|rubbish|bollocks|crap|out of your)|having a laugh|my arse|sod off|bugger off|get lost)\b/,
  /\b(?:(?:i|ive) already (?:told|gave|given|said) (?:you|ye|u|that|it|this)|you keep (?:asking|saying|repeating|sending)|(?:second|third|fourth|fifth|umpteenth) time (?:ive |i have |i )?(?:asked|said|told|rang|written|wrote)|(?:round|around) in circles|(?:doesnt|didnt|does not|did not|havent) (?:even )?answer(?:ed)? (?:my|our|any|a single) (?:of (?:my|our) )?(?:e ?mails?|mails?|calls?|letters?|messages?|phone)|(?:doesnt|didnt|does not|did not|havent) (?:even )?answer(?:ed)? (?:my question|what i (?:asked|said)|anything)$|are you (?:thick|deaf|blind|even reading|even listening)|(?:nobody|no one) (?:is )?listen(?:s|ing))\b/,
  /^are you (?:serious|for real|joking|kidding)(?: me)?$/,
  /\b(?:(?:what|(?:this|that|it)(?:s| is)|(?:your|ur|yer) \w+ (?:is|are)) an? (?:(?:complete|total|absolute|bloody|fucking) )?(?:joke|disgrace|shambles|farce|scandal)|not a peep|(?:(?:no ?(?:body|one)|nobody|none of you) (?:has |have |ever |even |bothered to )*answer(?:ed|s)?|(?:no ?(?:body|one)|nobody|none of you|you (?:never|didnt|havent|still havent)) (?:has |have |ever |even |bothered to )*(?:repl(?:y|ied|ies)|rang|rings?|rung|call(?:ed|s)?|came|come|turn(?:ed)? up|show(?:ed)? up|got back|get back))|still (?:waiting (?:for|on) (?:a|an|your|any|someone|somebody)|no (?:reply|answer|response|call))|(?:sick|tired) of (?:waiting|being|chasing|your)|fed up|(?<!\b(?:if|whether|not|no)\b.{0,16})waste of (?:my |our )?(?:time|money)|(?:im|i am|we are|were) (?:really |very |so |absolutely )?(?:angry|furious|fuming|raging|disgusted|annoyed|not happy))\b/,
]

const asks = /^(?:is|are|was|do|does|can|could|would|will|how|what(?! an?\b)|why|when|where|who|which)\b/

/** Whether someone is angry at the firm or its assistant; what they say of their own machines or of others isn't. `plain`: small letters without marks. */
export const isAngry = (plain: string): boolean =>
  complaints.some((pattern) => pattern.test(plain)) ||
  (!asks.test(plain) && insults.some((pattern) => pattern.test(plain)))

const longestOutburst = 3
const ofUs = /\b(?:you|ye|yous|your|yer|youse)\b/

/** "You lot lecture people. Bloody useless": a few words of anger after a sentence about us. `sentences`: plain, without questions. */
export const isOutburst = (sentences: string[]): boolean =>
  sentences.some((one) => one.split(' ').length <= longestOutburst && isAngry(one)) &&
  sentences.some((one) => ofUs.test(one))

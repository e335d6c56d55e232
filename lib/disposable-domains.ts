/** Mail domains that give anybody an address for some minutes. The best known ones: they add points and never decide alone. */
export const disposableDomains: ReadonlySet<string> = new Set(
  `10minutemail.com 10minutemail.net 20minutemail.com 33mail.com anonbox.net anonymbox.com armyspy.com binkmail.com
  bobmail.info burnermail.io byom.de chammy.info cuvox.de dayrep.com deadaddress.com despam.it discard.email discardmail.com
  dispostable.com dodgit.com dropmail.me einrot.com emailfake.com emailondeck.com emailtemporanea.com fakeinbox.com fakemail.net
  fakemailgenerator.com fleckens.hu generator.email getairmail.com getnada.com grr.la guerrillamail.biz guerrillamail.com
  guerrillamail.de guerrillamail.info guerrillamail.net guerrillamail.org guerrillamailblock.com gustr.com harakirimail.com
  inboxbear.com inboxkitten.com incognitomail.org jetable.org jourrapide.com kasmail.com klzlk.com letthemeatspam.com
  linshiyouxiang.net luxusmail.org mail-temp.com mail-temporaire.fr mail.tm maildrop.cc maileater.com mailexpire.com mailforspam.com
  mailinator.com mailinator.net mailinator2.com mailnesia.com mailnull.com mailpoof.com mailsac.com mailtemp.info mintemail.com
  moakt.cc moakt.com mohmal.com mvrht.com mytemp.email mytrashmail.com nada.email nomail.xl.cx nowmymail.com objectmail.com
  pokemail.net proxymail.eu rcpt.at rhyta.com safetymail.info sharklasers.com shieldemail.com sneakemail.com sogetthis.com spam4.me
  spambog.com spambox.us spamex.com spamfree24.org spamgourmet.com spamherelots.com spamhole.com spaml.com superrito.com
  suremail.info teleworm.us temp-mail.io temp-mail.org tempail.com tempemail.net tempinbox.com tempmail.dev tempmail.net
  tempmailo.com tempomail.fr temporary-mail.net temporaryemail.net thankyou2010.com throwam.com throwawaymail.com tmail.ws
  tmpmail.net tmpmail.org trash-mail.com trash2009.com trashmail.com trashmail.de trashmail.me trashmail.net trbvm.com
  wegwerfemail.de wegwerfmail.de wegwerfmail.net wegwerfmail.org yopmail.com yopmail.fr yopmail.net zetmail.com zoemail.org`.split(
    /\s+/,
  ),
)

/** Also true for a subdomain of a listed domain. */
export function isDisposable(email: string): boolean {
  const labels = email.toLowerCase().split('@').at(-1)?.split('.') ?? []
  return labels.some((_, i) => disposableDomains.has(labels.slice(i).join('.')))
}

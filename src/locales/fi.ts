import type { Language } from '../widget/messages/language.ts';

/** Finnish. Visitors are addressed informally, as on Google's sign-in pages. */
const fi: Language = {
  tag: 'fi',
  texts: {
    // Titles of screens:
    signIn: 'Kirjaudu sisään',
    signInWithEmail: 'Kirjaudu sisään sähköpostilla',
    errorEncountered: 'Tapahtui virhe',
    createAccount: 'Luo tili',
    recoverPassword: 'Palauta salasana',
    checkYourEmail: 'Tarkista sähköpostisi',
    notAuthorized: 'Ei käyttöoikeutta',
    resetYourPassword: 'Nollaa salasanasi',
    passwordChanged: 'Salasana vaihdettu',
    tryResettingAgain: 'Yritä nollata salasanasi uudelleen',
    signInEmailSent: 'Kirjautumisviesti lähetetty',
    troubleGettingEmail: 'Eikö viesti saapunut?',
    confirmEmail: 'Vahvista sähköpostiosoite',
    newDevice: 'Uusi laite tai selain havaittu',
    sessionEnded: 'Istunto päättyi',
    alreadyHaveAccount: 'Sinulla on jo tili',
    enterPhoneNumber: 'Anna puhelinnumerosi',
    verifyPhoneNumber: 'Vahvista puhelinnumerosi',
    emailUpdated: 'Sähköpostiosoite päivitetty',
    emailNotUpdated: 'Sähköpostiosoitettasi ei voitu päivittää',
    emailVerified: 'Sähköpostiosoitteesi on vahvistettu',
    tryVerifyingAgain: 'Yritä vahvistaa sähköpostiosoitteesi uudelleen',
    emailVerifiedAndChanged: 'Sähköpostiosoitteesi on vahvistettu ja vaihdettu',
    tryUpdatingAgain: 'Yritä päivittää sähköpostiosoitteesi uudelleen',
    secondFactorRemoved: 'Toinen todennustekijä poistettu',
    secondFactorNotRemoved: 'Toista todennustekijääsi ei voitu poistaa',
    signOut: 'Kirjaudu ulos',
    secondFactor: 'Vahvista henkilöllisyytesi',
    chooseSecondFactor: 'Valitse, miten vahvistat henkilöllisyytesi',
    addSecondFactor: 'Lisää toinen vaihe',
    connectAuthenticatorApp: 'Yhdistä todennussovellus',

    // The organisation that was chosen:
    signingInTo: 'Kirjaudut organisaatioon {name} · [Vaihda]',

    // Labels of fields:
    email: 'Sähköpostiosoite',
    password: 'Salasana',
    choosePassword: 'Valitse salasana',
    newPassword: 'Uusi salasana',
    name: 'Etu- ja sukunimi',
    country: 'Maa',
    phoneNumber: 'Puhelinnumero',
    code: '6-numeroinen koodi',
    humanVerification: 'Vahvista, ettet ole robotti',

    // Labels of buttons and links:
    next: 'Seuraava',
    cancel: 'Peruuta',
    retry: 'Yritä uudelleen',
    stopWaiting: 'Lopeta odottaminen',
    dismiss: 'Sulje',
    signInAction: 'Kirjaudu sisään',
    troubleSigningIn: 'Ongelmia kirjautumisessa?',
    save: 'Tallenna',
    send: 'Lähetä',
    sendNewLink: 'Lähetä uusi linkki',
    done: 'Valmis',
    back: 'Takaisin',
    continue: 'Jatka',
    learnMore: 'Lue lisää',
    resend: 'Lähetä uudelleen',
    verify: 'Vahvista',

    // Labels of provider buttons:
    signInWithProvider: 'Kirjaudu {name}-tilillä',
    signInWithEmailButton: 'Kirjaudu sähköpostilla',
    emailShort: 'Sähköposti',
    signInWithPhoneButton: 'Kirjaudu puhelimella',
    phoneShort: 'Puhelin',
    signInToTenant: 'Kirjaudu organisaatioon {name}',
    continueAsGuest: 'Jatka vieraana',
    guestShort: 'Vieras',

    // Texts of the small print:
    termsOfService: 'Käyttöehdot',
    privacyPolicy: 'Tietosuojakäytäntö',
    termsByContinuing: 'Jatkamalla hyväksyt ehtomme: {terms} ja {privacy}.',
    termsBySms:
      'Napauttamalla ”Vahvista” hyväksyt ehtomme: {terms} ja {privacy}. Sinulle voidaan lähettää tekstiviesti. Viesteistä ja tiedonsiirrosta voidaan periä maksu.',
    smsRates:
      'Kun napautat ”Vahvista”, sinulle voidaan lähettää tekstiviesti. Viesteistä ja tiedonsiirrosta voidaan periä maksu.',

    // Paragraphs on screens:
    createInstead: 'Eikö sinulla ole tiliä? [Luo tili]',
    recoverInstructions: 'Lähetämme tähän osoitteeseen ohjeet salasanan nollaamiseen',
    followInstructions: 'Palauta salasanasi noudattamalla ohjeita, jotka lähetimme osoitteeseen {email}',
    resetFor: 'Tili: {email}',
    passwordChangedBody: 'Voit nyt kirjautua sisään uudella salasanallasi',
    resetExpired: 'Salasanan nollauspyyntö on vanhentunut tai linkkiä on jo käytetty',
    anotherMailTo: 'Voimme lähettää uuden viestin osoitteeseen {email}.',
    notAuthorizedFor: 'Käyttäjällä {identifier} ei ole oikeutta nähdä pyydettyä sivua.',
    notAuthorizedUser: 'Sinulla ei ole oikeutta nähdä pyydettyä sivua.',
    contactAdmin: 'Pyydä käyttöoikeutta osoitteesta {email}.',
    recoverToContinue:
      'Jotta voit jatkaa kirjautumista osoitteella {email} tällä laitteella, sinun on palautettava salasanasi.',
    linkSentTo:
      'Lähetimme kirjautumisviestin ja lisäohjeet osoitteeseen {email}. Tarkista sähköpostisi ja viimeistele kirjautuminen.',
    commonFixes: 'Kokeile näitä:',
    checkSpam: 'Tarkista, onko viesti merkitty roskapostiksi tai suodatettu pois.',
    checkConnection: 'Tarkista internetyhteytesi.',
    checkSpelling: 'Tarkista, että kirjoitit sähköpostiosoitteesi oikein.',
    checkInbox: 'Tarkista, ettei postilaatikkosi ole täyttymässä ja että sen asetukset ovat kunnossa.',
    resendHint:
      'Jos näistä ei ollut apua, voit lähettää viestin uudelleen. Aiemman viestin linkki lakkaa silloin toimimasta.',
    confirmToComplete: 'Viimeistele kirjautuminen vahvistamalla sähköpostiosoitteesi',
    useGuestsTab:
      'Pyysit tämän linkin vieraana, ja tällä välilehdellä et ole kirjautuneena. Jos haluat säilyttää vieraana tallentamasi tiedot, avaa linkki sillä välilehdellä, jolla olet vieraana. Jos kirjaudut tällä välilehdellä, saat toisen tilin.',
    useSameDevice: 'Yritä avata linkki samalla laitteella tai samassa selaimessa, jossa aloitit kirjautumisen.',
    sessionCleared: 'Tähän kirjautumiseen liittyvä istunto on vanhentunut tai poistettu.',
    alreadyUsedPassword: 'Olet jo käyttänyt osoitetta {email} kirjautumiseen. Anna kyseisen tilin salasana.',
    alreadyUsedLink:
      'Olet jo käyttänyt osoitetta {email}. Voit yhdistää {provider}-tilisi osoitteeseen {email} kirjautumalla alla sähköpostilinkillä.',
    linkOnSameDevice:
      'Jotta {provider}-tilisi voidaan yhdistää tähän sähköpostiosoitteeseen, avaa linkki samalla laitteella tai samassa selaimessa.',
    intendedToConnect:
      'Halusit alun perin yhdistää {provider}-tilisi sähköpostiosoitteeseesi, mutta avasit linkin toisella laitteella, jolla et ole kirjautuneena.',
    stillConnect:
      'Jos haluat yhä yhdistää {provider}-tilisi, avaa linkki laitteella, jolla aloitit kirjautumisen. Muussa tapauksessa kirjaudu tällä laitteella napauttamalla ”Jatka”.',
    alreadyUsedProvider: 'Olet jo käyttänyt osoitetta {email}. Jatka kirjautumalla {provider}-tilillä.',
    codeSentTo: 'Anna 6-numeroinen koodi, jonka lähetimme numeroon {number}',
    emailChangedBack: 'Kirjautumisessa käyttämäsi sähköpostiosoite on vaihdettu takaisin osoitteeksi {email}.',
    emailChangeSuspicion:
      'Jos et pyytänyt kirjautumisessa käyttämäsi sähköpostiosoitteen vaihtamista, joku saattaa yrittää päästä tilillesi. [Vaihda salasanasi heti].',
    emailNotChangedBack: 'Jokin meni vikaan, kun kirjautumisessa käyttämääsi sähköpostiosoitetta vaihdettiin takaisin.',
    askAdministrator:
      'Jos yrität uudelleen etkä vieläkään voi vaihtaa sähköpostiosoitettasi takaisin, pyydä apua järjestelmänvalvojalta.',
    signInWithNewAccount: 'Voit nyt kirjautua sisään uudella tililläsi',
    verifyExpired: 'Sähköpostiosoitteen vahvistuspyyntö on vanhentunut tai linkkiä on jo käytetty',
    signInWithNewEmail: 'Voit nyt kirjautua sisään uudella sähköpostiosoitteellasi {email}.',
    updateExpired: 'Sähköpostiosoitteen vahvistus- ja päivityspyyntö on vanhentunut tai linkkiä on jo käytetty.',
    phoneRemoved: 'Puhelin {number} ei ole enää kirjautumisesi toinen vaihe.',
    deviceRemoved: 'Laite tai sovellus ei ole enää kirjautumisesi toinen vaihe.',
    removalSuspicion: 'Jos et tunnista tätä laitetta, joku saattaa yrittää päästä tilillesi. [Vaihda salasanasi heti].',
    removalFailed: 'Jokin meni vikaan, kun toista todennustekijääsi poistettiin.',
    contactSupport: 'Yritä poistaa se uudelleen. Jos se ei onnistu, ota yhteyttä tukeen.',
    continueWith: 'Jatketaanko tilillä {email}?',
    originallyWanted: 'Halusit alun perin kirjautua sisään tilillä {email}',
    signedInAs: 'Olet kirjautunut sisään tilillä {account}.',
    signedInToOther: 'Olet kirjautunut sisään toisella tilillä.',
    replacesUser: 'Jos jatkat, sinut kirjataan ulos siltä tililtä.',
    stillSignedIn: 'Olet edelleen kirjautuneena sisään.',
    loggedIn: 'Olet kirjautunut sisään.',
    signOutQuestion: 'Haluatko kirjautua ulos?',
    signedOut: 'Olet nyt kirjautunut ulos.',
    codeWillBeSentTo: 'Lähetämme 6-numeroisen koodin numeroon {number}',
    authenticatorApp: 'Todennussovellus',
    numbered: '{name} ({number})',
    codeFromApp: 'Anna todennussovelluksesi näyttämä 6-numeroinen koodi',
    secondFactorExplained: 'Salasanan lisäksi sinulta pyydetään koodi, jotta kukaan muu ei voi kirjautua tilillesi.',
    emailUnverified: 'Vahvista ensin sähköpostiosoitteesi.',
    emailNotVerifiedYet: 'Sähköpostiosoitettasi ei ole vielä vahvistettu. Avaa ensin viestissä oleva linkki.',
    verificationMailWillBeSentTo: 'Lähetämme linkin sisältävän viestin osoitteeseen {email}.',
    verificationMailSentTo: 'Vahvista sähköpostiosoitteesi noudattamalla ohjeita, jotka lähetimme osoitteeseen {email}',
    textMessage: 'Tekstiviesti',
    scanQrCode: 'Skannaa tämä QR-koodi todennussovelluksellasi ja anna sitten sovelluksen näyttämä 6-numeroinen koodi.',
    keyInstead: 'Jos et voi skannata QR-koodia, anna sovellukseen sen sijaan tämä avain:',
    secondFactorKnown: 'Tämä puhelin on jo kirjautumisesi toinen vaihe.',

    // Messages about progress and success:
    loading: 'Ladataan',
    longWait: 'Tämä kestää tavallista kauemmin.',
    verifying: 'Vahvistetaan…',
    signingIn: 'Kirjaudutaan sisään…',
    signedIn: 'Kirjautuminen onnistui!',
    codeSent: 'Koodi lähetetty!',
    verified: 'Vahvistettu!',
    secondFactorAdded: 'Lisätty!',
    resendIn: 'Lähetä koodi uudelleen {countdown} kuluttua',
    resendMailIn: 'Lähetä viesti uudelleen {countdown} kuluttua',

    // Messages under fields:
    emailMissing: 'Jatka antamalla sähköpostiosoitteesi',
    emailInvalid: 'Sähköpostiosoite on virheellinen',
    passwordMissing: 'Anna salasanasi',
    nameMissing: 'Anna nimesi',
    phoneInvalid: 'Anna kelvollinen puhelinnumero',
    verificationMissing: 'Suorita reCAPTCHA-tarkistus',
    passwordWeak: 'Vahvassa salasanassa on vähintään 6 merkkiä, ja siinä on sekä kirjaimia että numeroita',
    countryUnsupported: 'Annettua maakoodia ei tueta.',

    // Messages for errors:
    networkRequestFailed: 'Tapahtui verkkovirhe',
    generic: 'Jokin meni vikaan. Yritä uudelleen.',
    partMissing: 'Osaa sivusta ei voitu ladata. Tarkista internetyhteytesi.',
    restartProcess:
      'Pyyntösi todentamisessa tapahtui virhe. Aloita todennus alusta siirtymällä uudelleen URL-osoitteeseen, joka ohjasi sinut tälle sivulle.',
    noWebStorage: 'Selaimesi ei tue Web Storagea. Yritä uudelleen toisella selaimella.',
    emailAlreadyInUse: 'Sähköpostiosoite on jo toisen tilin käytössä',
    tooManyRequests:
      'Olemme estäneet kaikki pyynnöt tältä laitteelta epätavallisen toiminnan vuoksi. Yritä myöhemmin uudelleen.',
    userCancelled: 'Myönnä tarvittavat käyttöoikeudet, jotta voit kirjautua sovellukseen',
    userNotFound: 'Tällä sähköpostiosoitteella ei ole tiliä',
    wrongPassword: 'Väärä sähköpostiosoite tai salasana',
    wrongCode: 'Väärä koodi. Yritä uudelleen.',
    codeExpired: 'Tämä koodi ei ole enää voimassa',
    actionCodeExpired: 'Tämä koodi on vanhentunut.',
    actionCodeInvalid: 'Koodi ei kelpaa. Se voi olla virheellinen tai vanhentunut, tai sitä on jo käytetty.',
    loginAgain: 'Kirjaudu uudelleen, jotta voit suorittaa tämän toiminnon',
    userDisabled: 'Järjestelmänvalvoja on poistanut käyttäjätilin käytöstä.',
    quotaExceeded: 'Tämän toiminnon kiintiö on ylittynyt. Yritä myöhemmin uudelleen.',
    timeout: 'Toiminto aikakatkaistiin.',
    operationNotAllowed: 'Tämä kirjautumistapa ei ole käytössä. Ota yhteyttä sivuston järjestelmänvalvojaan.',
    adminRestricted: 'Vain järjestelmänvalvojat voivat suorittaa tämän toiminnon.',
    unauthorizedDomain:
      'Tällä sivustolla ei ole lupaa kirjata käyttäjiä sisään. Ota yhteyttä sivuston järjestelmänvalvojaan.',
    tooManyPasswords: 'Annoit väärän salasanan liian monta kertaa. Yritä uudelleen muutaman minuutin kuluttua.',
    tooManySignUps: 'IP-osoitteestasi tulee liikaa tilinluontipyyntöjä. Yritä uudelleen muutaman minuutin kuluttua.',
    sessionExpired: 'Kirjautumisistuntosi on vanhentunut. Yritä uudelleen.',
    noSignInMeans:
      'Tällä sähköpostiosoitteella on jo tili, mutta sillä ei ole kirjautumistapaa. Palauta tili nollaamalla salasana.',
    emailMismatch: 'Annettu sähköpostiosoite ei vastaa nykyistä kirjautumisistuntoa.',
    tooManyPhone: 'Tätä puhelinnumeroa on käytetty liian monta kertaa',
    resetMailFailed: 'Salasanan nollauskoodia ei voitu lähettää annettuun sähköpostiosoitteeseen',
    mergeConflict:
      'Vierastiliä ei voitu muuntaa pysyväksi tiliksi. Nämä kirjautumistiedot on jo yhdistetty toiseen tiliin.',
    signInAsBefore:
      'Olet jo käyttänyt osoitetta {email}. Kirjaudu samalla tavalla kuin aiemmin, niin tilisi yhdistetään.',
    popupBlocked: 'Selaimesi esti kirjautumisikkunan.',
    continueInThisWindow: 'Jatka tässä ikkunassa',
    redirectResultLost:
      'Selaimesi ei välittänyt kirjautumista eteenpäin. Valitse kirjautumistapa uudelleen. Tällä kertaa avautuu ikkuna.',
    inAppBrowserRefused:
      '{provider} ei salli kirjautumista muiden sovellusten sisällä. Avaa tämä sivu selaimessa tai kirjaudu toisella tavalla.',
    noMatchingTenant: 'Annetulle sähköpostiosoitteelle ei ole kirjautumispalvelua. Kokeile toista sähköpostiosoitetta.',
    nameNotSaved: 'Tilisi luotiin, mutta nimeäsi ei voitu tallentaa.',
    networkRequestFailedLater: 'Tapahtui verkkovirhe. Yritä myöhemmin uudelleen.',

    // Texts for screen readers:
    showPassword: 'Näytä salasana',
    hidePassword: 'Piilota salasana',
    nowAvailable: '{action}: nyt käytettävissä.',
    qrCode: 'QR-koodi',
    countryList: 'Maat',
    noCountry: 'Ei vastaavaa maata',
    countries: '{count} maata',
    countriesOne: '{count} maa',
  },
};

export default fi;

/**
 * What a person can do with the app and see of it. Steps speak to this; only the browser driver knows how it is done.
 * Every `sees…` and `is…` waits a moment for what it names, and fails with what was expected and what is on the screen.
 */
export interface Visitor {
  // going
  /** Opens the app at a path, configured as given so far (see `configure`), in a browser that has nothing of it. */
  opens(path: string): Promise<void>;
  /** Changes the widget's configuration before the app is opened. `null` removes a key. */
  configure(change: Readonly<Record<string, unknown>>): void;
  /** Changes the options of the password provider before the app is opened. */
  configurePassword(change: Readonly<Record<string, unknown>>): void;
  reloads(): Promise<void>;
  /** Types another address in the same tab: the browser session stays, the page is loaded anew. */
  goesTo(path: string): Promise<void>;
  /** Opens the app at a path in a new browser session: nothing is left of the old one. */
  opensInNewSession(path: string): Promise<void>;
  /** Looks at something else and comes back to the page. */
  comesBack(): Promise<void>;
  goesBackInHistory(): Promise<void>;
  /** The browser gives the page back that it had kept as it was left, instead of loading it. */
  isGivenBackThePage(): Promise<void>;
  /** Signs in without the widget, as earlier in this session; the app is then opened at a path. */
  isSignedIn(account: { email: string; password: string }, path: string): Promise<void>;
  /** Is a guest, as earlier in this session; the app is then opened at a path. */
  isGuest(path: string): Promise<void>;
  /** Another page of the app sends the visitor to sign in: it calls `signIn()` with the configuration given so far. */
  isSentToSignIn(): Promise<void>;

  // doing
  /** Gives the window another width, in CSS pixels. */
  resizesWindow(width: number): Promise<void>;
  fills(label: string, text: string): Promise<void>;
  /** Presses Enter in the field that has the focus or was filled last. */
  submits(): Promise<void>;
  /** Puts the focus on a button or link and presses Enter. */
  chooses(label: string): Promise<void>;
  /** Points at a button or link and clicks. */
  clicks(label: string): Promise<void>;
  presses(key: string): Promise<void>;
  pastes(label: string, text: string): Promise<void>;

  // seeing
  /** The heading, exactly. */
  seesScreen(title: string): Promise<void>;
  /** A paragraph or heading with exactly this text is visible. */
  seesText(text: string): Promise<void>;
  doesNotSeeText(text: string): Promise<void>;
  /** Nothing at all is on the page. */
  seesNothing(): Promise<void>;
  /** The page holds this text and no other. */
  seesOnly(text: string): Promise<void>;
  /** The only message under any field, under this field. */
  isToldAt(label: string, text: string): Promise<void>;
  /** All messages under fields, by label, and no other. */
  isToldAtEach(messages: Readonly<Record<string, string>>): Promise<void>;
  /** The only message about the screen as a whole. */
  isTold(text: string): Promise<void>;
  isToldNothing(): Promise<void>;
  /** All labels of buttons and links, in order. */
  seesActions(labels: readonly string[]): Promise<void>;
  /** All labels of fields, in order. */
  seesFields(labels: readonly string[]): Promise<void>;
  fieldHolds(label: string, text: string): Promise<void>;
  /** The field's autocomplete token. */
  fieldCompletes(label: string, token: string): Promise<void>;
  /** Whether what is typed in the field can be read. */
  fieldIsReadable(label: string, readable: boolean): Promise<void>;
  focusIsOn(label: string): Promise<void>;
  seesBusyIndicator(seen: boolean): Promise<void>;
  isAt(path: string): Promise<void>;
  pageIsTitled(title: string): Promise<void>;
  /** A link's target, and whether it opens in a new tab. */
  linkLeadsTo(label: string, url: string): Promise<void>;
  /** How the button of a choice looks: its colour as CSS computes it, `rgb(1, 2, 3)`, and its picture's address. */
  choiceLooksLike(label: string, look: { readonly color?: string; readonly icon?: string }): Promise<void>;
  /** Width of the widget's card in CSS pixels. */
  cardWidth(): Promise<number>;
  /** What a named callback of the configuration received, in order. */
  callbackReceived(name: string): Promise<readonly unknown[]>;
  /** The shared user, as another part of the app reads it: an email, or null. */
  sharedUserEmail(): Promise<string | null>;
  /** What the page has said on the console, without alarm, for whoever develops the app. */
  developerIsTold(): Promise<readonly string[]>;

  // at a provider (its window, or its page after a redirect)
  /** Waits until the provider's window or page is there. */
  arrivesAtProvider(): Promise<void>;
  /** Signs in there as somebody. Waits for the window or page of this provider. */
  signsInAtProvider(identity: { email: string; name?: string; emailVerified?: boolean }): Promise<void>;
  /** Says no there, or lets the provider answer with an error code such as `auth/user-cancelled`. */
  isRefusedAtProvider(code: string): Promise<void>;
  closesProviderWindow(): Promise<void>;
  /** From now on the browser blocks windows that open by themselves. */
  blocksWindows(): Promise<void>;
  /** How many provider windows were opened, and the size asked for. */
  providerWindows(): Promise<readonly { readonly width: number; readonly height: number }[]>;
  /** What the provider was asked: scopes and parameters, by name. */
  providerWasAsked(): Promise<{
    readonly scopes: readonly string[];
    readonly parameters: Readonly<Record<string, string>>;
  }>;

  // elsewhere
  /** Opens a path on another device: a browser that has nothing of this one. What follows happens there. */
  opensOnAnotherDevice(path: string): Promise<void>;
  /** The cookies that the app keeps on this device: name, value, seconds to live, and how the app wrote it. */
  cookies(): Promise<readonly { name: string; value: string; seconds: number; written: string }[]>;
  /** Everything that this device keeps of the app and a script can read, as text; the address and its state too. */
  everythingKept(): Promise<string>;
  losesCookie(name: string): Promise<void>;
  /** The page is one that was left before the visitor signed in, while the window's session is that of now. */
  isOnPageFromBeforeSignIn(): Promise<void>;
  /** As in another window of the same browser. */
  losesSession(): Promise<void>;
  /** The browser keeps nothing: no Web Storage. Before the app is opened. */
  hasNoStorage(): void;
  /** From the next page on, the browser has no database for this site, and keeps all else. */
  hasNoDatabase(): void;
  /** The session storage is filled, and emptied of that again. */
  runsOutOfRoom(): Promise<void>;
  makesRoom(): Promise<void>;
  /** A part of the page fails to load, or never comes. Before it is needed. */
  losesPartOfPage(how: 'fails' | 'never comes'): Promise<void>;
  regainsPartOfPage(): Promise<void>;

  // phone
  solvesVerification(): Promise<void>;
  opensCountries(): Promise<void>;
  /** The names of the countries offered, as listed. */
  seesCountries(): Promise<readonly string[]>;
  choosesCountry(name: string): Promise<void>;
  searchesCountry(text: string): Promise<void>;
  countryIs(name: string): Promise<void>;
  /** A dialog over the screen with this text; null for none. */
  seesDialog(text: string | null): Promise<void>;
  seesDoneIcon(seen: boolean): Promise<void>;

  // second factor
  /** The key for an authenticator app is there to be typed in, in groups of four. */
  seesKey(): Promise<void>;
  /** What an authenticator app shows now that was given that key. */
  authenticatorShows(): Promise<string>;

  // Google's One Tap
  /** Google's script, when it is asked for, behaves so. Before the app is opened. */
  oneTapScript(how: 'answers' | 'fails' | 'never loads' | 'loads and never answers'): Promise<void>;
  /** The page has asked for the script, whatever comes of it. */
  oneTapIsAskedFor(): Promise<void>;
  /** The script that would not come, or would not answer, does so after all. */
  oneTapComesAfterAll(): Promise<void>;
  /** What One Tap was offered with; null while it is not. */
  oneTapOffer(): Promise<{ readonly clientId: string; readonly autoSelect: boolean } | null>;
  takesOneTap(email: string): Promise<void>;

  // the product as it is deployed
  /** Opens it at "/", built with this environment. */
  opensProduct(environment: Readonly<Record<string, string>>): Promise<void>;
  /** The developer asks to be told how quickly and steadily the page came. */
  asksHowQuick(): Promise<void>;
  /** What the developer has been told of that, by its names: `TTFB`, `FCP`. */
  hearsHowQuick(): Promise<readonly string[]>;
  /** All that the page let anybody know: what it said on the console, what it requested or sent, what it keeps. */
  everythingTold(): Promise<readonly string[]>;

  // what it runs on
  /** A developer looks on with the framework's own tools. Before the app is opened. */
  showsWhatDrawsIt(): void;
  /** The versions of the framework that have drawn the page since. */
  drawnBy(): Promise<readonly string[]>;
  /** The versions of its library that the service has heard from, each once. */
  libraryVersionsHeard(): Promise<readonly string[]>;
  /** Each call that told of days on which the library was used: of how many, and in how many bytes. */
  heartbeatsHeard(): Promise<readonly { readonly days: number; readonly bytes: number }[]>;
  /** The library has noted down so much of the day before today that all of its notes take so many bytes. */
  hasHeartbeatsNoted(bytes: number): Promise<void>;
}

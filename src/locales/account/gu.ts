import type { AccountMessages } from '../../widget/messages/messages.ts';

/** Gujarati texts of the account page. */
const gu: AccountMessages = {
  // Titles of screens, and buttons that open them:
  yourAccount: 'તમારું એકાઉન્ટ',
  changeName: 'તમારું નામ બદલો',
  changeYourEmail: 'ઇમેઇલ ઍડ્રેસ બદલો',
  changePassword: 'પાસવર્ડ બદલો',
  addPassword: 'પાસવર્ડ ઉમેરો',
  waysToSignIn: 'સાઇન ઇન કરવાની રીતો',
  secondSteps: 'બીજાં પગલાં',
  passkeys: 'પાસકી',
  addPasskey: 'પાસકી ઉમેરો',
  renamePasskey: 'પાસકીનું નામ બદલો',
  removePasskey: 'પાસકી કાઢી નાખો',
  deleteAccount: 'એકાઉન્ટ ડિલીટ કરો',

  // Paragraphs:
  signInAgainTo: 'ચાલુ રાખવા માટે, {account} એકાઉન્ટમાં ફરી સાઇન ઇન કરો.',
  emailChangeSent: 'અમે {email} પર મોકલેલા ઇમેઇલમાંની લિંક ખોલો. પછી તમારું ઇમેઇલ ઍડ્રેસ બદલાશે.',
  noSecondStep: 'તમારી પાસે હજી કોઈ બીજું પગલું નથી.',
  deletionExplained: 'તમારું એકાઉન્ટ {account} ડિલીટ કરવામાં આવશે. આ ક્રિયા રદ કરી શકાતી નથી.',
  onlyWay: 'સાઇન ઇન કરવાની તમારી પાસે આ એક જ રીત છે. તેને કાઢી નાખતા પહેલાં બીજી ઉમેરો.',
  methodRemovalExplained: 'ત્યાર પછી તમે આ રીતે સાઇન ઇન કરી શકશો નહીં.',
  emailRemovalExplained: 'તમારા એકાઉન્ટનું ઇમેઇલ ઍડ્રેસ પણ કાઢી નાખવામાં આવશે.',
  stepRemovalExplained: 'આ બીજું પગલું હવે તમારા એકાઉન્ટનું રક્ષણ કરશે નહીં.',
  noPasskey: 'તમારી પાસે હજી કોઈ પાસકી નથી. તેનાથી તમે ફિંગરપ્રિન્ટ, ચહેરા અથવા તમારા ડિવાઇસના પિન વડે સાઇન ઇન કરો છો.',
  passkeyAddedOn: 'ઉમેરવાની તારીખ: {date}',
  passkeyUsedOn: 'છેલ્લે ઉપયોગ: {date}',

  // Labels:
  newEmail: 'નવું ઇમેઇલ ઍડ્રેસ',
  connected: 'કનેક્ટ કરેલું છે',
  connect: '{provider} કનેક્ટ કરો',
  disconnect: '{provider} ડિસ્કનેક્ટ કરો',
  removePassword: 'પાસવર્ડ કાઢી નાખો',
  removePhone: '{number} કાઢી નાખો',
  addPhone: 'ફોન નંબર ઉમેરો',
  changePhone: 'ફોન નંબર બદલો',
  removeStep: '{step} કાઢી નાખો',
  passkeyName: 'પાસકીનું નામ',

  // Messages:
  nameChanged: 'તમારું નામ બદલાઈ ગયું.',
  passwordSaved: 'તમારો પાસવર્ડ બદલાઈ ગયો.',
  passwordAdded: 'તમારો પાસવર્ડ ઉમેરવામાં આવ્યો.',
  providerConnected: 'તમારું {provider} એકાઉન્ટ કનેક્ટ થયું.',
  providerDisconnected: 'તમારું {provider} એકાઉન્ટ ડિસ્કનેક્ટ થયું.',
  passwordRemoved: 'તમારો પાસવર્ડ કાઢી નાખવામાં આવ્યો.',
  numberRemoved: 'નંબર {number} કાઢી નાખવામાં આવ્યો.',
  phoneAdded: 'તમારો ફોન નંબર {number} ઉમેરવામાં આવ્યો.',
  phoneChanged: 'તમારો ફોન નંબર બદલીને {number} કરવામાં આવ્યો.',
  sameNumber: 'આ પહેલેથી તમારો ફોન નંબર છે.',
  numberInUse: 'આ ફોન નંબર બીજા એકાઉન્ટનો છે.',
  stepRemoved: 'બીજું પગલું કાઢી નાખવામાં આવ્યું: {step}.',
  passkeyAdded: 'તમારી પાસકી ઉમેરવામાં આવી.',
  passkeyRenamed: 'તમારી પાસકીનું નામ બદલાઈ ગયું.',
  passkeyRemoved: 'તમારી પાસકી કાઢી નાખવામાં આવી.',
  passkeyNotAdded: 'કોઈ પાસકી ઉમેરવામાં આવી નથી. ફરી પ્રયાસ કરો.',
  passkeyKnown: 'આ ડિવાઇસ પર તમારા એકાઉન્ટની પાસકી પહેલેથી છે.',
  tooManyPasskeys: 'તમારી પાસે ઘણી બધી પાસકી છે. પહેલાં એક કાઢી નાખો.',
  passkeysUnsupported: 'આ ડિવાઇસ કે બ્રાઉઝર અહીં પાસકીનો ઉપયોગ કરી શકતું નથી.',
  passkeyNameWrong: 'ઍન્ગલ બ્રૅકેટ વિના 1થી 64 અક્ષરનું નામ દાખલ કરો.',
  accountDeleted: 'તમારું એકાઉન્ટ ડિલીટ થયું.',
  sameEmail: 'આ પહેલેથી તમારું ઇમેઇલ ઍડ્રેસ છે.',
  differentAccount: 'આ બીજું એકાઉન્ટ છે. {account} એકાઉન્ટમાં સાઇન ઇન કરો.',
  providerInUse: 'આ {provider} એકાઉન્ટ બીજા એકાઉન્ટ સાથે કનેક્ટ કરેલું છે.',
};

export default gu;

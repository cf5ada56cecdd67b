import type { AccountMessages } from '../../widget/messages/messages.ts';

/** French texts of the account page. */
const fr: AccountMessages = {
  // Titles of screens, and buttons that open them:
  yourAccount: 'Votre compte',
  changeName: 'Modifier votre nom',
  changeYourEmail: 'Modifier l’adresse e-mail',
  changePassword: 'Modifier le mot de passe',
  addPassword: 'Ajouter un mot de passe',
  waysToSignIn: 'Modes de connexion',
  secondSteps: 'Secondes étapes',
  passkeys: 'Clés d’accès',
  addPasskey: 'Ajouter une clé d’accès',
  renamePasskey: 'Renommer la clé d’accès',
  removePasskey: 'Supprimer la clé d’accès',
  passkeyOffer: 'Se connecter plus vite la prochaine fois',
  notNow: 'Pas maintenant',
  deleteAccount: 'Supprimer votre compte',
  signOutEverywhere: 'Déconnecter tous les appareils',
  everywhereQuestion: 'Déconnecter tous les appareils ?',
  devices: 'Appareils',
  backupCodes: 'Codes de secours',
  saveBackupCodes: 'Enregistrez vos codes de secours',

  // Paragraphs:
  signInAgainTo: 'Pour continuer, connectez-vous de nouveau avec {account}.',
  emailChangeSent:
    'Ouvrez le lien dans l’e-mail que nous avons envoyé à {email}. Votre adresse e-mail sera alors modifiée.',
  noSecondStep: 'Vous n’avez pas encore de seconde étape.',
  deletionExplained: 'Votre compte {account} sera supprimé. Cette action est irréversible.',
  everywhereExplained: 'Cette action vous déconnecte de tous les appareils, y compris de celui-ci.',
  onlyWay: 'C’est votre seul mode de connexion. Ajoutez-en un autre avant de le supprimer.',
  methodRemovalExplained: 'Vous ne pourrez plus vous connecter de cette façon.',
  emailRemovalExplained: 'L’adresse e-mail de votre compte sera également supprimée.',
  stepRemovalExplained: 'Cette seconde étape ne protégera plus votre compte.',
  noPasskey:
    'Vous n’avez pas encore de clé d’accès. Avec elle, vous vous connectez avec votre empreinte digitale, votre visage ou le code de votre appareil.',
  passkeyAddedOn: 'Ajout : {date}',
  passkeyUsedOn: 'Dernière utilisation : {date}',
  backupCodesExplained:
    'Un code de secours supprime toutes vos secondes étapes, pour que vous puissiez vous connecter sans elles.',
  backupCodesLeft: 'Codes restants : {count}',
  saveBackupCodesExplained:
    'Conservez ces codes en lieu sûr. Ils ne s’affichent que maintenant, et les anciens codes ne fonctionnent plus.',

  // Labels:
  newEmail: 'Nouvelle adresse e-mail',
  connected: 'Associé',
  connect: 'Associer {provider}',
  disconnect: 'Dissocier {provider}',
  removePassword: 'Supprimer le mot de passe',
  removePhone: 'Supprimer {number}',
  addPhone: 'Ajouter un numéro de téléphone',
  changePhone: 'Modifier le numéro de téléphone',
  removeStep: 'Supprimer {step}',
  passkeyName: 'Nom de la clé d’accès',
  thisDevice: 'Cet appareil',
  unknownDevice: 'Appareil inconnu',
  backupCode: 'Code de secours',
  createBackupCodes: 'Créer de nouveaux codes',
  copyBackupCodes: 'Copier les codes',

  // Messages:
  nameChanged: 'Votre nom a été modifié.',
  passwordSaved: 'Votre mot de passe a été modifié.',
  passwordAdded: 'Votre mot de passe a été ajouté.',
  providerConnected: 'Votre compte {provider} a été associé.',
  providerDisconnected: 'Votre compte {provider} a été dissocié.',
  passwordRemoved: 'Votre mot de passe a été supprimé.',
  numberRemoved: 'Le numéro {number} a été supprimé.',
  phoneAdded: 'Votre numéro de téléphone {number} a été ajouté.',
  phoneChanged: 'Votre numéro de téléphone a été remplacé par {number}.',
  sameNumber: 'C’est déjà votre numéro de téléphone.',
  numberInUse: 'Ce numéro de téléphone appartient à un autre compte.',
  stepRemoved: 'Seconde étape supprimée : {step}.',
  passkeyAdded: 'Votre clé d’accès a été ajoutée.',
  passkeyRenamed: 'Votre clé d’accès a été renommée.',
  passkeyRemoved: 'Votre clé d’accès a été supprimée.',
  passkeyNotAdded: 'Aucune clé d’accès n’a été ajoutée. Réessayez.',
  passkeyKnown: 'Cet appareil a déjà une clé d’accès de votre compte.',
  tooManyPasskeys: 'Vous avez trop de clés d’accès. Supprimez-en d’abord une.',
  passkeysUnsupported: 'Cet appareil ou ce navigateur ne peut pas utiliser de clés d’accès ici.',
  passkeyNameWrong: 'Saisissez un nom de 1 à 64 caractères, sans chevrons.',
  accountDeleted: 'Votre compte a été supprimé.',
  signedOutEverywhere: 'La déconnexion de tous les appareils a bien été effectuée.',
  deviceSignedOut: 'La déconnexion de l’autre appareil a bien été effectuée.',
  secondStepsRemoved: 'Vos secondes étapes ont été supprimées. Reconnectez-vous.',
  sameEmail: 'C’est déjà votre adresse e-mail.',
  differentAccount: 'C’est un autre compte. Connectez-vous avec {account}.',
  providerInUse: 'Ce compte {provider} est associé à un autre compte.',
};

export default fr;

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
  deleteAccount: 'Supprimer votre compte',

  // Paragraphs:
  signInAgainTo: 'Pour continuer, connectez-vous de nouveau avec {account}.',
  emailChangeSent:
    'Ouvrez le lien dans l’e-mail que nous avons envoyé à {email}. Votre adresse e-mail sera alors modifiée.',
  noSecondStep: 'Vous n’avez pas encore de seconde étape.',
  deletionExplained: 'Votre compte {account} sera supprimé. Cette action est irréversible.',
  onlyWay: 'C’est votre seul mode de connexion. Ajoutez-en un autre avant de le supprimer.',
  methodRemovalExplained: 'Vous ne pourrez plus vous connecter de cette façon.',
  emailRemovalExplained: 'L’adresse e-mail de votre compte sera également supprimée.',
  stepRemovalExplained: 'Cette seconde étape ne protégera plus votre compte.',

  // Labels:
  newEmail: 'Nouvelle adresse e-mail',
  connected: 'Associé',
  connect: 'Associer {provider}',
  disconnect: 'Dissocier {provider}',
  removePassword: 'Supprimer le mot de passe',
  removePhone: 'Supprimer {number}',
  removeStep: 'Supprimer {step}',

  // Messages:
  nameChanged: 'Votre nom a été modifié.',
  passwordSaved: 'Votre mot de passe a été modifié.',
  passwordAdded: 'Votre mot de passe a été ajouté.',
  providerConnected: 'Votre compte {provider} a été associé.',
  providerDisconnected: 'Votre compte {provider} a été dissocié.',
  passwordRemoved: 'Votre mot de passe a été supprimé.',
  numberRemoved: 'Le numéro {number} a été supprimé.',
  stepRemoved: 'Seconde étape supprimée : {step}.',
  accountDeleted: 'Votre compte a été supprimé.',
  sameEmail: 'C’est déjà votre adresse e-mail.',
  differentAccount: 'C’est un autre compte. Connectez-vous avec {account}.',
  providerInUse: 'Ce compte {provider} est associé à un autre compte.',
};

export default fr;

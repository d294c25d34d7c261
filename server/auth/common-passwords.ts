/** The most used passwords of eight characters and more, from published leaks, in lower case. */
const list = `
12345678 123456789 1234567890 password password1 password123 qwerty123 qwertyuiop 1q2w3e4r 1q2w3e4r5t
1qaz2wsx q1w2e3r4 q1w2e3r4t5 zaq12wsx zaq1zaq1 qazwsxedc qazwsx123 1qazxsw2 asdfghjkl asdfasdf asdf1234
zxcvbnm1 zxcvbnm123 qweasdzxc qwer1234 qwertyui qwerty12 qwerty1234 qwerty12345 qweqweqwe 123qweasd
123qwe123 qwe123qwe asd123456 a1234567 a12345678 a123456789 aa123456 aa12345678 abc12345 abc123456 abcd1234
abcdefgh abcdefg1 abc123abc 11111111 111111111 1111111111 00000000 000000000 0000000000 22222222 33333333
44444444 55555555 66666666 77777777 88888888 888888888 99999999 999999999 12341234 12121212 123123123
11223344 1122334455 112233445566 12344321 123454321 87654321 987654321 9876543210 0987654321 01234567
012345678 0123456789 147258369 147852369 159753456 159357258 741852963 963852741 789456123 789456123a
456789123 123654789 321654987 1234qwer 12345qwert 123456qwerty 1234abcd 12345abc 123456abc 123abc123
11111111a 10101010 20202020 12131415 13131313 14141414 21212121 23232323 69696969 420420420 666666666
iloveyou iloveyou1 iloveyou2 iloveyou12 iloveyou123 iloveu123 ilovehim ilovehim1 iloveher ilovegod iloveme1
loveyou1 loveme123 lovelove lovelove1 lovers12 mylove123 truelove trueloves princess princess1 princess12
princess123 sunshine sunshine1 sunshine12 football football1 football12 football123 baseball baseball1
baseball12 basketball basketball1 superman superman1 superman123 spiderman spiderman1 batman123 batman12
ironman1 starwars starwars1 pokemon1 pokemon123 pikachu1 minecraft minecraft1 fortnite fortnite1 nintendo
playstation xbox360xbox welcome1 welcome12 welcome123 welcome1234 letmein1 letmein12 letmein123 letmeinnow
trustno1 trustnoone dragon12 dragon123 dragonball dragonball1 monkey12 monkey123 monkey1234 shadow12
shadow123 master12 master123 mustang1 mustang12 corvette camaro12 ferrari1 ferrari12 porsche1 mercedes
mercedes1 michael1 michael12 michael123 jennifer jennifer1 jessica1 jessica12 jordan23 jordan123 michelle
michelle1 charlie1 charlie12 charlie123 charlotte danielle danielle1 nicholas nicholas1 jonathan jonathan1
benjamin benjamin1 samantha samantha1 victoria victoria1 elizabeth elizabeth1 stephanie stephanie1
patricia patricia1 veronica veronica1 alexandra alexander alexander1 alejandra alejandro alejandro1
christian christian1 christina christine christopher cristian cristian1 cristina cristina1 fernando fernando1
fernanda fernanda1 francisco francisco1 gabriela gabriela1 gabriel1 gabriel123 guadalupe guadalupe1
guillermo gustavo1 hernandez isabella isabella1 jessica123 jonatan1 leonardo leonardo1 lizbeth1 lorena123
margarita margarita1 mariana1 mariana123 maria123 mariajose mariajose1 martinez mauricio mauricio1 miguel123
miguelangel monserrat montserrat natalia1 nicolas1 patricio ricardo1 ricardo123 roberto1 roberto123
rodrigo1 rodriguez sanchez1 sandra123 santiago santiago1 sebastian sebastian1 sebastian123 valentin
valentina valentina1 vanessa1 vanessa123 veronica12 ximena123 yolanda1 gonzalez gonzalez1 fernandez lopez123
ramirez1 ramirez123 daniela1 daniela123 camila123 carolina carolina1 carlos123 carlos12 andrea123 andrea12
antonio1 antonio123 angelica angelica1 angelito angelitos angelina alexis123 adriana1 adriana123 eduardo1
eduardo123 estrella estrella1 estrellita gatito123 perrito1 perrito123 mariposa mariposa1 mariposas princesa
princesa1 princesa12 princesa123 princesita princesita1 chocolate chocolate1 chocolat corazon1 corazon123
corazones tequiero tequiero1 tequieromucho tequierox100pre teamo123 teamo1234 teamomucho teamoamor amorcito
amorcito1 amoramor amordemivida amorecito amoreterno amistad1 amigos123 amigas123 bebesito bebito123 bonita123
bonito123 hermosa1 hermosa123 hermoso1 preciosa preciosa1 preciosa12 chiquita chiquita1 chiquito chiquitin
contraseña contrasena contrasena1 contraseña1 contraseña123 contrasena123 contrasenia micontraseña
micontrasena miclave1 miclave123 clave123 clave1234 claveclave acceso123 secreto1 secreto123 usuario1
usuario123 invitado invitado1 administrador administrador1 bienvenido bienvenido1 bienvenida bienvenidos
entrar123 hola1234 hola12345 hola123456 holahola holahola1 holamundo hola123hola buenosdias buenasnoches
noteolvides noteolvido nomeolvides nolose123 nolosenolose nomeacuerdo cualquiera cualquiera1 mexico12
mexico123 mexico1234 mexico2020 mexico2021 mexico2022 mexico2023 mexico2024 mexico2025 mexico2026 vivamexico
vivamexico1 guadalajara monterrey monterrey1 tijuana1 cancun123 veracruz veracruz1 acapulco chihuahua sinaloa1
america1 america12 america123 americaamerica aguilas1 aguilas123 chivas12 chivas123 chivas1906 cruzazul
cruzazul1 cruzazul123 pumas123 pumasunam tigres123 rayados1 rayados123 santos123 atlas123 futbol12 futbol123
realmadrid realmadrid1 barcelona barcelona1 barcelona10 messi123 messi1010 cristiano cristiano7 ronaldo7
ronaldo1 ronaldo123 liverpool liverpool1 liverpool123 chelsea1 chelsea123 arsenal1 arsenal123 manchester
manchesterunited juventus juventus1 metallica metallica1 metallic nirvana1 nirvana123 ironmaiden beatles1
blink182 slipknot slipknot1 slipknot6 linkinpark linkinpark1 greenday greenday1 eminem123 rockstar rockstar1
rockandroll rebelde1 rebelde123 justinbieber onedirection onedirection1 jonasbrothers hannahmontana
jesus123 jesus1234 jesus777 jesuscristo jesuschrist jesusteama diosesamor diosesamor1 diosteama diosteamo
diosmio1 dios1234 dioseslibre diosesfiel cristovive cristoteama cristojesus santamaria lavirgen angeles1
angeles123 blessed1 blessing godisgood godislove godbless faithhope heavenly
computer computer1 internet internet1 internet12 internet123 samsung1 samsung12 samsung123 motorola nokia123
nokia1234 iphone123 microsoft windows1 windows7 windows10 google123 facebook facebook1 facebook123 youtube1
youtube123 whatsapp hotmail1 hotmail123 instagram instagram1 myspace1 tiktok123 linkedin linkedin1 netflix1
netflix123 spotify1 amazon123 airbnb12 airbnb123 zaguan12 zaguan123 huesped1 huesped123 anfitrion anfitrion1
admin123 admin1234 admin12345 admin123456 administrator adminadmin admin2020 admin2021 admin2022 admin2023
admin2024 admin2025 admin2026 root1234 rootroot toor1234 test1234 test12345 testtest testing1 testing123
demo1234 demodemo guest123 guest1234 default1 changeme changeme1 changeme123 temporal temporal1 temporal123
temp1234 user1234 useruser login123 loginlogin pass1234 pass12345 pass123456 passpass passw0rd passw0rd1
p@ssw0rd p@ssword p@ssword1 p@55w0rd pa55word pa55w0rd passwort passwort1 motdepasse password2 password3
password01 password11 password12 password99 password1234 password12345 password! password1! mypassword
mypassword1 newpassword nopassword secret12 secret123 secretpassword supersecret topsecret security security1
private1 access14 accessme opensesame sesamoabrete abretesesamo whatever whatever1 whatever12 nothing1
nothing123 whocares dontknow idontknow forgetme forgetit rememberme remember goodluck goodluck1 lucky123
lucky777 luckyone fuckyou1 fuckyou2 fuckyou12 fuckyou123 fuckoff1 asshole1 bullshit bullshit1 hellohello
hello123 hello1234 hello12345 helloworld helloyou goodbye1 goodmorning computer123 snickers cookie123
cookies1 chocolate12 cheese123 pepper12 peanut123 butterfly butterfly1 buttercup butterfly12 flower12
flower123 flowers1 blueberry strawberry strawberry1 blackberry pineapple watermelon cherry12 cherry123
rainbow1 rainbow12 rainbow123 diamond1 diamond12 diamonds crystal1 crystal12 summer12 summer123 summer2020
summer2021 summer2022 summer2023 summer2024 summer2025 winter12 winter123 winter2020 winter2021 winter2022
winter2023 winter2024 winter2025 spring12 spring123 autumn12 autumn123 september october1 november november1
december december1 february verano12 verano123 verano2023 verano2024 verano2025 invierno primavera primavera1
enero123 febrero1 octubre1 noviembre diciembre diciembre1 septiembre domingo1 monday123 tuesday1 thursday
saturday friday13 freedom1 freedom12 freedom123 forever1 forever12 forever21 foreverlove justice1 patience
happiness happy123 happyday smile123 smiley12 angel123 angel1234 angels12 babygirl babygirl1 babygirl12
babygirl123 babyboy1 babyboy12 baby1234 babybaby babyface ladybug1 ladybird sweetheart sweetie1 sweetpea
sweetness sexygirl sexyboy1 sexybitch hotstuff cutiepie cutiepie1 lollipop lollipop1 popcorn1 bubbles1
bubbles12 bubblegum hellokitty hellokitty1 winniethepooh tinkerbell tinkerbell1 tweety12 tweety123 mickey12
mickeymouse minnie12 snoopy12 scoobydoo scooby12 simpsons homer123 bartsimpson spongebob spongebob1 naruto12
naruto123 sasuke12 sasuke123 dragonballz digimon1 yugioh12 pokemon12 gandalf1 hogwarts harrypotter
harrypotter1 matrix12 matrix123 terminator predator predator1 gladiator gladiator1 warrior1 warriors assassin
killer12 killer123 killer1234 hunter12 hunter123 ranger12 ranger123 soldier1 marines1 navyseal cowboys1
cowboys12 steelers steelers1 lakers24 lakers12 yankees1 yankees12 redsox12 packers1 patriots raiders1 raiders12
eagles12 broncos1 dolphins dolphin1 dolphin12 panthers panther1 tiger123 tigger12 tigger123 lions123 bulldog1
bulldogs wildcats mustangs cardinals baseball123 hockey12 hockey123 soccer12 soccer123 soccer10 tennis12
golfer12 swimming swimmer1 volleyball cheerleader gymnastics skateboard skateboarding snowboard motocross
yamaha12 kawasaki suzuki12 harley12 harleydavidson chevrolet chevrolet1 volkswagen explorer toyota12 honda123
nissan12 phoenix1 phoenix12 thunder1 thunder12 lightning hurricane midnight midnight1 moonlight starlight
skywalker darkness darkness1 darkangel blackcat blackjack blackdog whitedog bluemoon redrose1 greenapple
orange12 orange123 purple12 purple123 yellow12 yellow123 silver12 silver123 goldfish golden12 october12 alabama1
arizona1 california california1 colorado colorado1 florida1 georgia1 hawaii50 houston1 newyork1 newyork12
newyorkcity portland seattle1 stanford texas123 virginia virginia1 washington washington1 australia canada12
germany1 england1 england12 brasil12 brasil123 colombia colombia1 colombia123 argentina argentina1 argentina10
espana12 españa12 ecuador1 ecuador123 peru1234 venezuela venezuela1 guatemala guatemala1 honduras elsalvador
nicaragua costarica panama12 puertorico puertorico1 cubalibre portugal portugal1 francesca giovanni giuseppe
caroline catherine cassandra cynthia1 dominic1 dominique frederick geoffrey gregory1 jackson1 jackson5
jeremiah joseph12 joseph123 joshua12 joshua123 katherine kathleen kenneth1 kimberly kimberly1 lawrence madison1
madison12 marshall matthew1 matthew12 maverick melissa1 melissa12 mitchell natalie1 nathaniel nichole1 patrick1
rachel12 rebecca1 rebecca12 richard1 richard123 robert12 robert123 samuel12 samuel123 scorpion scorpion1
stephen1 thomas12 thomas123 timothy1 tiffany1 trinity1 william1 william12 william123 zachary1 anthony1 anthony12
anthony123 andrew12 andrew123 ashley12 ashley123 amanda12 amanda123 austin12 brandon1 brandon12 brandon123
brittany brittany1 cameron1 chelsea12 courtney courtney1 daniel12 daniel123 david123 david1234 diana123
elephant emily123 garfield garfield1 george12 hannah12 heather1 heather12 jasmine1 jasmine12 justin12 justin123
kristen1 lauren12 logan123 maggie12 martin12 martin123 megan123 molly123 morgan12 nathan12 nicole12 nicole123
oliver12 oliver123 olivia12 pamela12 peaches1 peter123 rosario1 sabrina1 sophia12 sophie12 steven12 steven123
sydney12 taylor12 taylor123 tyler123 valeria1 valeria123 victor12 victor123 wilson12 qazxswedc 1a2b3c4d 1a2s3d4f
a1b2c3d4 a1b2c3d4e5 a1s2d3f4 aaaaaaaa aaaaaaaaa bbbbbbbb zzzzzzzz xxxxxxxx asdasdasd asdqwe123 qweasd123
zxcv1234 zxcasdqwe mnbvcxz1 poiuytrewq lkjhgfdsa 1234567a 12345678a 123456789a 1234567q 123456789q 123456aa
1234567890a 12345678910 1234567891 123456123 1234512345 123412345 qwert12345 qwert123 qwertz123 qwertzuiop
azerty123 azertyuiop abcabcabc abcdabcd aabbccdd 1a1a1a1a 5201314520 woaini1314 woaini520 zxcvbnm,./ asdfghjkl;
`

export const commonPasswords: ReadonlySet<string> = new Set(list.split(/\s+/).filter(Boolean))
